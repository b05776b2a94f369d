import { account } from '../../shared/copy/account.ts'

/** A chat with the shop's number on WhatsApp, with the order number filled in where it is about one (CONTRACT §5). */
export function whatsappLink(number: string, orderNumber: string | null): string {
  const text = orderNumber ? account.help.questionAbout(orderNumber) : account.help.question
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`
}
