import { useState } from 'react'
import type { OfficeCoupon } from '../../../shared/contract/office/coupons.ts'
import { couponsOfficeCopy as copy } from '../../../shared/copy/office/coupons.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { callOffice } from '../../api/call-office.ts'
import { useAct } from '../../api/use-act.ts'

/** End a coupon, let it be used again, or make another one like it. */
export function CouponActions({ coupon: { _id: id, active, version } }: { coupon: OfficeCoupon }) {
  const [ending, setEnding] = useState(false)
  const stale = { stale: ['coupons'], failed: copy.failed }
  const end = useAct({ ...stale, send: (command) => callOffice('POST /coupons/{id}/end', { params: { id }, command }) })
  const reopen = useAct({
    ...stale,
    send: (command) =>
      callOffice('PATCH /coupons/{id}', {
        params: { id },
        body: { version, changes: { active: { was: false, now: true } } },
        command,
      }),
  })
  return (
    <>
      <ButtonLink kind="outline" to={`/coupons/new?like=${id}`}>
        {copy.copy}
      </ButtonLink>
      {active ? (
        <Button kind="outline" pending={end.pending} onClick={() => setEnding(true)} aria-haspopup="dialog">
          {copy.end}
        </Button>
      ) : (
        <Button kind="outline" pending={reopen.pending} onClick={() => reopen.act()}>
          {copy.reopen}
        </Button>
      )}
      {ending && (
        <ConfirmDialog
          title={copy.endTitle}
          question={copy.endText}
          confirmLabel={copy.end}
          keepLabel={copy.keep}
          onConfirm={() => {
            setEnding(false)
            end.act()
          }}
          onClose={() => setEnding(false)}
        />
      )}
    </>
  )
}
