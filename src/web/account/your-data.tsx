import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { account } from '../../shared/copy/account.ts'
import { failureText } from '../../ui/api-failure.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/show-toast.ts'
import { CloseAccountDialog } from './close-account-dialog.tsx'
import { downloadFile } from './download-file.ts'

const copy = account.data

/** Section on the rights that the law gives everybody: a copy of one's data, and closing the account. */
export function YourData() {
  const [closing, setClosing] = useState(false)
  const download = useMutation({
    mutationFn: () => downloadFile('/user/export'),
    onError: (error) => toast.error(failureText(error, copy.downloadFailed)),
  })
  return (
    <section aria-labelledby="your-data" className="mt-10 max-w-xl border-t border-line pt-6">
      <h3 id="your-data" className="text-lg">
        {copy.title}
      </h3>
      <p className="mt-1 mb-4 text-steel">{copy.intro}</p>
      <div className="flex flex-wrap gap-3">
        <Button kind="outline" pending={download.isPending} onClick={() => download.mutate()}>
          {copy.download}
        </Button>
        <Button kind="outline" onClick={() => setClosing(true)}>
          {copy.close}
        </Button>
      </div>
      {closing && <CloseAccountDialog onClose={() => setClosing(false)} />}
    </section>
  )
}
