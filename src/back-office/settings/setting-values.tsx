import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { OfficeSetting } from '../../shared/contract/office/settings.ts'
import { officeSettingsCopy as copy } from '../../shared/copy/office/settings.ts'
import { officeShell } from '../../shared/copy/office/shell.ts'
import { settingInWords } from '../../shared/settings/setting-in-words.ts'
import { failureText } from '../../ui/api-failure.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { toast } from '../../ui/show-toast.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { callOffice, newCommandId } from '../api/call-office.ts'
import { LoadingPart } from '../parts/loading-part.tsx'
import { momentInWords } from '../parts/moment.tsx'
import { settingsQuery, settingValuesQuery } from './settings-query.ts'

/** Every value that a setting had; each can be set again. */
export function SettingValues(props: { setting: OfficeSetting; disabled: boolean; onClose: () => void }) {
  const { setting, disabled, onClose } = props
  const { data, error, isPending, refetch } = useQuery(settingValuesQuery(setting.key))
  const client = useQueryClient()
  const restore = useMutation({
    mutationFn: (version: number) =>
      callOffice('POST /settings/{key}/restore', {
        params: { key: setting.key },
        body: { version, seen: setting.seen },
        command: newCommandId(),
      }),
    onSuccess: () => {
      toast.success(copy.saved)
      onClose()
    },
    onSettled: () => client.invalidateQueries({ queryKey: settingsQuery.queryKey }),
  })
  const failure = restore.error ?? error
  return (
    <Dialog title={copy.valuesOf(setting.label)} closeLabel={copy.closeValues} onClose={onClose}>
      <FormAlert text={failure && failureText(failure, copy.notSaved)} />
      {isPending && (
        <LoadingPart>
          <Skeleton className="h-24" />
        </LoadingPart>
      )}
      {error && (
        <Button kind="outline" className="mt-3" onClick={() => refetch()}>
          {officeShell.again}
        </Button>
      )}
      {data?.data.length === 0 && <p className="text-steel">{copy.neverSet}</p>}
      <ol className="divide-y divide-line">
        {data?.data.map(({ version, value, from, setAt, source, withdrawnAt }) => (
          <li key={version} className="flex flex-wrap items-center gap-3 py-3">
            <div className="min-w-0 flex-1">
              <p className="font-medium">{settingInWords(setting.key, value)}</p>
              <p className="text-xs text-steel">
                {copy.setOn(momentInWords(setAt), copy.sources[source])}
                {from !== setAt && ` · ${copy.when.toLowerCase()} ${momentInWords(from)}`}
                {withdrawnAt && ` · ${copy.withdrawn}`}
              </p>
            </div>
            {version === setting.set?.version ? (
              <span className="text-sm font-semibold text-good">{copy.holdsNow}</span>
            ) : (
              <Button
                kind="outline"
                disabled={disabled}
                pending={restore.isPending && restore.variables === version}
                onClick={() => restore.mutate(version)}
              >
                {copy.restore}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
