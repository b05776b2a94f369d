import { account } from '../../shared/copy/account.ts'
import { shop } from '../../shared/copy/shop-identity.ts'

/** A chat with the shop on WhatsApp, with the order number filled in where it is about one (CONTRACT §5). */
export function whatsappLink(orderNumber: string | null): string {
  const text = orderNumber ? account.help.questionAbout(orderNumber) : account.help.question
  return `https://wa.me/${shop.whatsapp}?text=${encodeURIComponent(text)}`
}
