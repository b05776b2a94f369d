import { Copy } from 'lucide-react'
import { controls } from '../../../shared/copy/controls.ts'
import { peopleScreens } from '../../../shared/copy/office/people-screens.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { toast } from '../../../ui/show-toast.ts'

/** A one-time link, the one time that it is shown; null: the answer had come before, the mail has it. */
export function LinkDialog({ link, onClose }: { link: string | null; onClose: () => void }) {
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text)
    toast.success(peopleScreens.copied)
  }
  return (
    <Dialog title={peopleScreens.linkTitle} closeLabel={controls.close} onClose={onClose}>
      <div className="grid gap-4">
        <p>{peopleScreens.linkText}</p>
        {link !== null && (
          <>
            <p className="rounded-sm border border-line bg-card px-3 py-2.5 text-sm break-all select-all">{link}</p>
            <p className="text-sm text-steel">{peopleScreens.linkOnce}</p>
            <Button kind="outline" className="justify-self-start" onClick={() => void copy(link)}>
              <Icon of={Copy} size={18} />
              {peopleScreens.copy}
            </Button>
          </>
        )}
        <Button wide onClick={onClose}>
          {peopleScreens.close}
        </Button>
      </div>
    </Dialog>
  )
}
