import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DictionaryWord } from '../../../shared/contract/office/dictionary.ts'
import { dictionaryCopy as copy } from '../../../shared/copy/office/dictionary.ts'
import { dictionaryLimits } from '../../../shared/dictionary-limits.ts'
import { ApiFailure, failureText } from '../../../ui/api-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import type { Params } from '../../../ui/router/match-route.ts'
import { useNavigate } from '../../../ui/router/use-location.ts'
import { toast } from '../../../ui/show-toast.ts'
import { callOffice } from '../../api/call-office.ts'
import { queryClient } from '../../api/office-queries.ts'
import { useCommand } from '../../api/use-command.ts'
import { BackLink } from '../../parts/back-link.tsx'
import { Card } from '../../parts/card.tsx'
import { LoadedPart } from '../../parts/loaded-part.tsx'
import { RecordHistory } from '../../parts/record-history.tsx'
import { SaveBar } from '../../parts/save-bar.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { useDraft } from '../../parts/use-draft.ts'
import { wordQuery } from './dictionary-query.ts'

/** One word: what it means, how it is taken out, and what was done to it. */
export default function WordScreen({ params: { id = '' } }: { params: Params }) {
  const query = useQuery(wordQuery(id))
  return (
    <div className="mx-auto max-w-3xl">
      <BackLink to="/dictionary">{copy.back}</BackLink>
      <LoadedPart query={query}>
        {({ data }) => (
          <div className="grid gap-6">
            <ScreenHead title={data.said}>
              <RemoveWord id={id} />
            </ScreenHead>
            <WordForm word={data} />
            <RecordHistory kind="dictionary_word" id={id} />
          </div>
        )}
      </LoadedPart>
    </div>
  )
}

function RemoveWord({ id }: { id: string }) {
  const navigate = useNavigate()
  const [pending, setPending] = useState(false)
  const send = useCommand((_: null, command: string) =>
    callOffice('DELETE /dictionary/{id}', { params: { id }, command }),
  )
  const remove = async () => {
    setPending(true)
    try {
      toast.success((await send(null)).message)
      void queryClient.invalidateQueries({ queryKey: ['dictionary'] })
      navigate('/dictionary')
    } catch (error) {
      toast.error(failureText(error, copy.failed))
      setPending(false)
    }
  }
  return (
    <Button kind="quiet" pending={pending} onClick={() => void remove()}>
      {copy.remove}
    </Button>
  )
}

type Values = { meant: string; note: string }

function WordForm({ word: { _id, meant, note, version } }: { word: DictionaryWord }) {
  const [problems, setProblems] = useState<Record<string, string>>({})
  const draft = useDraft<Values>({
    record: `dictionary ${_id}`,
    values: { meant, note },
    version,
    save: async (edit, command) => {
      setProblems({})
      const { data } = await callOffice('PATCH /dictionary/{id}', { params: { id: _id }, body: edit, command })
      await queryClient.invalidateQueries({ queryKey: ['dictionary'] })
      return data.version
    },
  })
  return (
    <Card title={copy.wordTitle}>
      <Field
        label={copy.meant}
        hint={copy.meantHint}
        maxLength={dictionaryLimits.meantMax}
        value={draft.values.meant}
        error={problems.meant}
        onChange={({ target }) => draft.set('meant', target.value)}
      />
      <Field
        label={copy.note}
        hint={copy.noteHint}
        maxLength={dictionaryLimits.noteMax}
        value={draft.values.note}
        error={problems.note}
        onChange={({ target }) => draft.set('note', target.value)}
      />
      <SaveBar
        draft={draft}
        labels={{ meant: copy.meant, note: copy.note }}
        onRefused={(error) => error instanceof ApiFailure && setProblems({ ...error.errors })}
      />
    </Card>
  )
}
