import { useEffect, useState } from 'react'
import { draftCopy } from '../../shared/copy/office/draft.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useNavigate } from '../../ui/router/use-location.ts'

/**
 * Asks before somebody leaves what is not saved. A press on a link inside the office is held up; going back is not: the draft is
 * there when one comes again.
 */
export function LeaveQuestion() {
  const navigate = useNavigate()
  const [to, setTo] = useState<string | null>(null)
  useEffect(() => {
    const hold = (event: MouseEvent) => {
      const link = (event.target as Element).closest?.('a[href]')
      if (!(link instanceof HTMLAnchorElement) || link.target || event.button !== 0) return
      if (event.ctrlKey || event.metaKey || event.shiftKey || link.origin !== location.origin) return
      if (link.pathname === location.pathname) return
      event.preventDefault()
      event.stopPropagation()
      setTo(link.pathname + link.search + link.hash)
    }
    document.addEventListener('click', hold, { capture: true })
    return () => document.removeEventListener('click', hold, { capture: true })
  }, [])
  if (to === null) return null
  const go = () => {
    setTo(null)
    navigate(to)
  }
  return (
    <ConfirmDialog
      title={draftCopy.leaveTitle}
      question={draftCopy.leaveText}
      confirmLabel={draftCopy.leave}
      keepLabel={draftCopy.stay}
      onConfirm={go}
      onClose={() => setTo(null)}
    />
  )
}
