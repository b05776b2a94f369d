import type { FastifyInstance } from 'fastify'
import { unitSymbols } from '../../../domain/catalogue/attributes/measure-units.ts'
import { officeAttributes } from '../../../shared/contract/office/attributes.ts'
import { attributesOfficeCopy as copy } from '../../../shared/copy/office/attributes.ts'
import type { Shop } from '../../platform/shop.ts'
import { staffCommand, staffRoute } from '../../staff/http/staff-route.ts'
import { lockBindings, lockDefinition, readBindings, readDefinitions } from './attribute-records.ts'
import { addAttribute, editAttribute, editCategoryAttributes } from './change-attributes.ts'

/** Attributes, for the people of the shop. */
export function attributeOfficeRoutes(office: FastifyInstance, shop: Shop): void {
  staffRoute(office, shop, officeAttributes.listAttributes, async () => {
    const [attributes, categories] = await Promise.all([readDefinitions(shop.db), readBindings(shop.db)])
    return { data: { attributes, categories, units: [...unitSymbols] } }
  })
  staffCommand(office, shop, officeAttributes.addAttribute, async ({ body }, work) => {
    const key = await addAttribute(work, body)
    return { message: copy.added(body.name), data: await there(lockDefinition(work.tx, key)) }
  })
  staffCommand(office, shop, officeAttributes.changeAttribute, async ({ params: { id }, body }, work) => {
    await editAttribute(work, id, body)
    const data = await there(lockDefinition(work.tx, id))
    work.about({ kind: 'attribute', id, name: data.name })
    return { message: copy.saved, data }
  })
  staffCommand(office, shop, officeAttributes.setCategoryAttributes, async ({ params: { id }, body }, work) => {
    await editCategoryAttributes(work, id, body)
    return { message: copy.saved, data: await there(lockBindings(work.tx, id)) }
  })
}

/** Returns the row that the command has just written. Throws where it is missing. */
async function there<T>(row: Promise<T | undefined>): Promise<T> {
  const found = await row
  if (found === undefined) throw new Error('what was written is not there')
  return found
}
