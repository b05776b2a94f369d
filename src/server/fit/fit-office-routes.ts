import type { FastifyInstance } from 'fastify'
import { officeFit } from '../../shared/contract/office/fit.ts'
import { fitOfficeCopy as copy } from '../../shared/copy/office/fit.ts'
import { staffCommand, staffRoute } from '../office/staff-route.ts'
import type { Shop } from '../platform/shop.ts'
import { fitBook, readFitRules } from './fit-rules.ts'
import { sayRule } from './say-rule.ts'
import { switchRule } from './switch-rule.ts'

/** The rules of what fits what, for the people of the shop. */
export function fitOfficeRoutes(office: FastifyInstance, shop: Shop): void {
  staffRoute(office, shop, officeFit.listFitRules, async () => {
    const [rules, book] = await Promise.all([readFitRules(shop.db), fitBook(shop)])
    return { data: { rules: rules.map((rule) => sayRule(rule, book)) } }
  })
  staffCommand(office, shop, officeFit.switchFitRule, async ({ params: { id }, body }, work) => {
    const book = await fitBook(shop)
    const rule = await switchRule(work, id, body)
    return {
      message: (rule.active ? copy.switchedOn : copy.switchedOff)(rule.name),
      data: sayRule(rule, book),
    }
  })
}
