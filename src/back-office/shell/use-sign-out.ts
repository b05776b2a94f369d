import { useMutation } from '@tanstack/react-query'
import { officeShell } from '../../shared/copy/office/shell.ts'
import { failureText } from '../../ui/api-failure.ts'
import { toast } from '../../ui/show-toast.ts'
import { callOffice } from '../api/call-office.ts'
import { tellOtherTabs } from '../api/other-tabs.ts'
import { emptyTab } from './empty-tab.ts'

/** Ends the session, in all tabs of the browser. The page is loaded anew: nothing that was seen stays in memory. */
export function useSignOut(): () => void {
  const { mutate } = useMutation({
    mutationFn: () => callOffice('POST /sign-out'),
    onSuccess: () => {
      tellOtherTabs('signed-out')
      emptyTab()
      window.location.assign('/')
    },
    onError: (error) => toast.error(failureText(error, officeShell.notSent)),
  })
  return mutate
}
