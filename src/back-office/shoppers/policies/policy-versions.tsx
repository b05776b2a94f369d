import type { Policy } from '../../../shared/contract/office/policies.ts'
import { policiesCopy as copy } from '../../../shared/copy/office/policies.ts'
import { formatMoment } from '../../../shared/format-moment.ts'
import type { PolicyName } from '../../../shared/policies/policies.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { callOffice } from '../../api/call-office.ts'
import { useAct } from '../../api/use-act.ts'
import { Card } from '../../parts/card.tsx'
import { keepPolicy } from './use-policy-draft.ts'

interface VersionsProps {
  name: PolicyName
  policy: Policy
  isUnsaved: boolean
}

/** The published versions and the template: each can be put into the draft again. */
export function PolicyVersions({ name, policy, isUnsaved }: VersionsProps) {
  const { act, pending } = useAct({
    send: (command, number: number) =>
      callOffice('POST /policies/{name}/restore', {
        params: { name },
        body: { number, version: policy.version },
        command,
      }),
    stale: ['policies'],
    failed: copy.failed,
    onDone: ({ data }) => keepPolicy(name, data),
  })
  const rows = [
    ...policy.versions.map(({ number, isTemplate, by, at }) => ({
      number,
      title: isTemplate ? `${copy.number(number)} (${copy.templateName})` : copy.number(number),
      text: `${formatMoment(at)}, ${by}`,
    })),
    { number: 0, title: copy.templateName, text: copy.templateText },
  ]
  return (
    <Card title={copy.versions}>
      <ul className="grid grid-cols-1 divide-y divide-line text-sm">
        {rows.map(({ number, title, text }) => (
          <li key={number} className="flex flex-wrap items-center justify-between gap-x-3 py-1">
            <span className="min-w-0">
              <span className="font-semibold">{title}</span> {number === policy.number && <Badge>{copy.current}</Badge>}
              <span className="figures block text-steel wrap-anywhere">{text}</span>
            </span>
            {(number !== policy.number || policy.state === 'draft') && (
              <Button
                kind="quiet"
                className="px-2"
                aria-label={copy.pick(title)}
                disabled={isUnsaved || pending}
                onClick={() => act(number)}
              >
                {copy.use}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
