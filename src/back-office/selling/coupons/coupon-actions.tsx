import type { OfficeCoupon } from '../../../shared/contract/office/coupons.ts'
import { couponsOfficeCopy as copy } from '../../../shared/copy/office/coupons.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { callOffice } from '../../api/call-office.ts'
import { useAct } from '../../api/use-act.ts'
import { ConfirmButton } from '../../parts/confirm-button.tsx'

/** End a coupon, let it be used again, or make another one like it. */
export function CouponActions({ coupon: { _id: id, active, version } }: { coupon: OfficeCoupon }) {
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
        <ConfirmButton label={copy.end} title={copy.endTitle} question={copy.endText} keepLabel={copy.keep} act={end} />
      ) : (
        <Button kind="outline" pending={reopen.pending} onClick={() => reopen.act()}>
          {copy.reopen}
        </Button>
      )}
    </>
  )
}
