import type { FastifyInstance } from 'fastify'
import { officeFit } from '../../../shared/contract/office/fit.ts'
import { fitOfficeCopy as copy } from '../../../shared/copy/office/fit.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { Shop } from '../../platform/shop.ts'
import { staffCommand, staffRoute } from '../../staff/http/staff-route.ts'
import { addRule, editRule, removeRule } from './change-rules.ts'
import { attributeWords, readFitRules } from './fit-rules.ts'
import { previewRule } from './preview-rule.ts'
import { presentRule, sayRule } from './say-rule.ts'

/** The rules of what fits what, for the people of the shop. */
export function fitOfficeRoutes(office: FastifyInstance, shop: Shop): void {
  staffRoute(office, shop, officeFit.listFitRules, async () => {
    const [rules, words] = await Promise.all([readFitRules(shop.db), attributeWords(shop)])
    return { data: { rules: rules.map((rule) => sayRule(rule, words)) } }
  })
  staffRoute(office, shop, officeFit.getFitRule, async ({ params: { id } }) => {
    const [rule] = await readFitRules(shop.db, id)
    if (!rule) throw new Failure('not_found', copy.unknown)
    return { data: presentRule(rule) }
  })
  staffRoute(office, shop, officeFit.previewFitRule, async ({ body }) => ({ data: await previewRule(shop, body) }))
  staffCommand(office, shop, officeFit.addFitRule, async ({ body }, work) => {
    const rule = await addRule(work, body)
    return { message: copy.added(rule.name), data: presentRule(rule) }
  })
  staffCommand(office, shop, officeFit.changeFitRule, async ({ params: { id }, body }, work) => {
    return { message: copy.saved, data: presentRule(await editRule(work, id, body)) }
  })
  staffCommand(office, shop, officeFit.removeFitRule, async ({ params: { id } }, work) => ({
    message: copy.removed(await removeRule(work, id)),
  }))
  staffCommand(office, shop, officeFit.switchFitRule, async ({ params: { id }, body }, work) => {
    const words = await attributeWords(shop)
    const rule = await editRule(work, id, body)
    return { message: (rule.active ? copy.switchedOn : copy.switchedOff)(rule.name), data: sayRule(rule, words) }
  })
}
