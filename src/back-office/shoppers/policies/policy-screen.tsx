import { useQuery } from '@tanstack/react-query'
import { FileX } from 'lucide-react'
import { policiesCopy as copy } from '../../../shared/copy/office/policies.ts'
import { isPolicyName, type PolicyName } from '../../../shared/policies/policies.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { Params } from '../../../ui/router/match-route.ts'
import { BackLink } from '../../parts/back-link.tsx'
import { LoadedPart } from '../../parts/loaded-part.tsx'
import { RecordHistory } from '../../parts/record-history.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { policyQuery } from './policies-data.ts'
import { PolicyBadge } from './policy-badge.tsx'
import { PolicyForm } from './policy-form.tsx'

/** One page about the shop: its words, its preview, its versions. */
export default function PolicyScreen({ params: { name = '' } }: { params: Params }) {
  return (
    <>
      <BackLink to="/policies">{copy.back}</BackLink>
      {isPolicyName(name) ? (
        <OnePolicy key={name} name={name} />
      ) : (
        <EmptyState icon={FileX} title={copy.noSuchPage}>
          <ButtonLink to="/policies">{copy.back}</ButtonLink>
        </EmptyState>
      )}
    </>
  )
}

function OnePolicy({ name }: { name: PolicyName }) {
  return (
    <LoadedPart query={useQuery(policyQuery(name))}>
      {({ data }) => (
        <>
          <ScreenHead title={data.title} text={<PolicyBadge state={data.state} />} />
          <PolicyForm name={name} policy={data} />
          <div className="mt-4">
            <RecordHistory kind="policy" id={name} />
          </div>
        </>
      )}
    </LoadedPart>
  )
}
