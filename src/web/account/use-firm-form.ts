import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Firm } from '../../shared/contract/buyer.ts'
import { FirmInput } from '../../shared/contract/firms.ts'
import { firms as copy } from '../../shared/copy/firms.ts'
import { ApiFailure, failureText } from '../../ui/api-failure.ts'
import { focusFirstBad } from '../../ui/focus-first-bad.ts'
import { toast } from '../../ui/show-toast.ts'
import { call } from '../api/call.ts'
import { billingOf, draftOfFirm, type FirmDraft, type FirmProblems, problemsOfFirm } from '../firm/firm-draft.ts'
import { keepSavedUser } from '../session/keep-saved-user.ts'
import { checkUserQuery } from '../session/personal-queries.ts'

/**
 * The form of a firm: what is typed stays until it is saved, also where another window changed the firm meanwhile. That is said, and saved
 * again it goes in the place of what the other one wrote.
 */
export function useFirmForm(firm: Firm | null, onSaved: () => void) {
  const queryClient = useQueryClient()
  const [typed, setTyped] = useState(() => draftOfFirm(firm))
  const [isDefault, setDefault] = useState(firm?.isDefault ?? false)
  const [problems, setProblems] = useState<FirmProblems>({})
  // what another window has saved since
  const [other, setOther] = useState<Firm | null>(null)
  const save = useMutation({
    mutationFn: (_form: HTMLFormElement) => {
      const body = { gstin: typed.gstin, legalName: typed.legalName, billing: billingOf(typed), isDefault }
      return firm
        ? call('PATCH /user/firms/{id}', {
            params: { id: firm._id },
            body: { ...body, version: (other ?? firm).version },
          })
        : call('POST /user/firms', { body })
    },
    onSuccess: ({ message, user }) => {
      keepSavedUser(queryClient, user)
      toast.success(message || copy.saved)
      onSaved()
    },
    onError: async (error, form) => {
      toast.error(failureText(error, copy.saveFailed))
      if (!(error instanceof ApiFailure)) return
      focusFirstBad(form, () => setProblems(error.errors))
      if (error.code !== 'edit_conflict') return
      const user = await queryClient.fetchQuery({ ...checkUserQuery(), staleTime: 0 })
      setOther(user.firms.find(({ _id }) => _id === firm?._id) ?? null)
    },
  })
  const change = (part: Partial<FirmDraft>, left: FirmProblems) => {
    setTyped({ ...typed, ...part })
    setProblems(left)
  }
  const send = (form: HTMLFormElement) => {
    if (save.isPending) return
    const body = { gstin: typed.gstin, legalName: typed.legalName, billing: billingOf(typed) }
    const found = problemsOfFirm(FirmInput, body)
    focusFirstBad(form, () => setProblems(found))
    if (Object.keys(found).length === 0) save.mutate(form)
  }
  const said = save.error && failureText(save.error, copy.saveFailed)
  const alert = said && !Object.values(problems).includes(said) ? said : null
  return { typed, problems, change, isDefault, setDefault, send, pending: save.isPending, alert, other }
}
