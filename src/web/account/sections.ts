import { LifeBuoy, MapPin, Package, ReceiptIndianRupee, ReceiptText, Repeat, UserRound } from 'lucide-react'
import { account } from '../../shared/copy/account.ts'

/** The sections of the account page by their `tab` in the address (SPEC §2). */
export const sections = [
  { tab: 'personal-info', title: account.personalInfo, icon: UserRound },
  { tab: 'saved-address', title: account.savedAddress, icon: MapPin },
  { tab: 'firms', title: account.firms, icon: ReceiptIndianRupee },
  { tab: 'order-history', title: account.orderHistory, icon: Package },
  { tab: 'usual-items', title: account.usualItems, icon: Repeat },
  { tab: 'statement', title: account.statement, icon: ReceiptText },
  { tab: 'help-support', title: account.helpSupport, icon: LifeBuoy },
] as const

/** The section that the address names; Personal Info where it names none. */
export function sectionOf(tab: string | null): (typeof sections)[number] {
  return sections.find((section) => section.tab === tab) ?? sections[0]
}
