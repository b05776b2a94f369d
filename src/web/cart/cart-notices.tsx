import { Info } from 'lucide-react'
import { useState } from 'react'
import { Icon } from '../../ui/icon.tsx'

/** Notices to the shopper, such as a coupon that no longer holds. They stay while the page is open: the shop says each once. */
export function CartNotices({ notices }: { notices: readonly string[] }) {
  const [seen, setSeen] = useState(notices)
  const fresh = notices.filter((notice) => !seen.includes(notice))
  if (fresh.length > 0) setSeen([...seen, ...fresh])
  return (
    <div role="status" className="grid gap-2 not-empty:mb-4">
      {seen.map((notice) => (
        <p
          key={notice}
          className="flex items-start gap-2.5 rounded-sm border border-signal bg-signal-wash px-3 py-2.5 text-sm font-medium"
        >
          <Icon of={Info} size={18} className="mt-px shrink-0 text-signal-deep" />
          {notice}
        </p>
      ))}
    </div>
  )
}
