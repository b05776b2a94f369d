import { useQuery } from '@tanstack/react-query'
import { Clock, Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import type { OfficeReview } from '../../../shared/contract/office/reviews.ts'
import { reviewsOfficeCopy as copy } from '../../../shared/copy/office/reviews.ts'
import { shopPageCopy } from '../../../shared/copy/office/shop-page.ts'
import { officeLimits } from '../../../shared/office-limits.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { Params } from '../../../ui/router/match-route.ts'
import { callOffice } from '../../api/call-office.ts'
import { useAct } from '../../api/use-act.ts'
import { BackLink } from '../../parts/back-link.tsx'
import { LoadedPart } from '../../parts/loaded-part.tsx'
import { ModerationAnswer } from '../../parts/moderation-answer.tsx'
import { ModerationReject } from '../../parts/moderation-reject.tsx'
import { RecordHistory } from '../../parts/record-history.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { ShopPageButton } from '../../parts/shop-page-button.tsx'
import { ReviewCard } from './review-card.tsx'
import { reviewQuery } from './reviews-query.ts'
import { UntilDialog } from './until-dialog.tsx'

const until = { label: copy.until, hint: copy.untilHint }

/** One review: hide it or show it again, answer it, and what was done to it. */
export default function ReviewScreen({ params: { id = '' } }: { params: Params }) {
  const query = useQuery(reviewQuery(id))
  return (
    <div className="mx-auto max-w-3xl">
      <BackLink to="/reviews">{copy.back}</BackLink>
      <LoadedPart query={query}>
        {({ data }) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
            <ScreenHead title={data.product.name}>
              <ShopPageButton
                src={`/products/${encodeURIComponent(data.product._id)}/page?review=${id}${data.state}`}
                note={shopPageCopy.review}
              />
              <Moderation review={data} />
            </ScreenHead>
            <ReviewCard review={data} alone />
            <ModerationAnswer of="reviews" said={data} most={officeLimits.reviewAnswerMax} copy={copy} />
            <RecordHistory kind="review" id={id} />
          </div>
        )}
      </LoadedPart>
    </div>
  )
}

function Moderation({ review }: { review: OfficeReview }) {
  const { _id: id, state } = review
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const publish = useAct({
    send: (command) => callOffice('POST /reviews/{id}/publish', { params: { id }, command }),
    stale: ['reviews'],
    failed: copy.failed,
  })
  if (state === 'hidden') {
    return (
      <>
        <Button kind="outline" onClick={() => setAsking(true)} aria-haspopup="dialog" className="max-sm:w-full">
          <Icon of={Clock} size={18} />
          {copy.untilChange}
        </Button>
        <Button pending={publish.pending} onClick={() => publish.act()} className="max-sm:w-full">
          <Icon of={Eye} size={18} />
          {copy.publish}
        </Button>
        {asking && <UntilDialog review={review} onClose={close} />}
      </>
    )
  }
  return (
    <>
      <Button kind="outline" onClick={() => setAsking(true)} aria-haspopup="dialog" className="max-sm:w-full">
        <Icon of={EyeOff} size={18} />
        {copy.hide}
      </Button>
      {asking && <ModerationReject of="reviews" id={id} copy={copy} until={until} onClose={close} />}
    </>
  )
}
