import * as z from 'zod/mini'
import { attributeLimits } from '../../attribute-limits.ts'
import { success } from '../endpoint.ts'
import { id, line } from '../fields.ts'
import { editOf } from './edit.ts'
import { staffEndpoint } from './staff-endpoint.ts'

const unit = z.nullable(line(attributeLimits.attributeUnitMax))

/** An attribute that products can have. */
export const OfficeAttribute = z.strictObject({
  key: z.string(),
  name: z.string(),
  kind: z.enum(['number', 'word']),
  unit: z.nullable(z.string()),
  version: z.int(),
})
export type OfficeAttribute = z.infer<typeof OfficeAttribute>

/** Attributes of a category's products, in the order in which they show them. */
export const CategoryAttributes = z.strictObject({
  _id: z.string(),
  name: z.string(),
  attributes: z.array(z.strictObject({ key: z.string(), filtered: z.boolean() })),
  version: z.int(),
})
export type CategoryAttributes = z.infer<typeof CategoryAttributes>

const params = z.object({ id })
const changed = <T extends z.ZodMiniType>(data: T) => success({ message: z.string(), data })

/** Attributes, in the hands of the shop's people. */
export const officeAttributes = {
  listAttributes: staffEndpoint({
    method: 'GET',
    path: '/attributes',
    summary: 'All attributes, which of them each category has, and the units that the shop can read',
    needs: 'products.edit',
    answer: success({
      data: z.strictObject({
        attributes: z.array(OfficeAttribute),
        categories: z.array(CategoryAttributes),
        units: z.array(z.string()),
      }),
    }),
  }),
  addAttribute: staffEndpoint({
    method: 'POST',
    path: '/attributes',
    summary: 'Adds an attribute; its key is made of its name and stays',
    needs: 'products.edit',
    command: 'attribute.add',
    body: z.strictObject({ name: line(attributeLimits.attributeNameMax), kind: z.enum(['number', 'word']), unit }),
    answer: changed(OfficeAttribute),
    status: 201,
  }),
  changeAttribute: staffEndpoint({
    method: 'PATCH',
    path: '/attributes/{id}',
    summary: 'Changes what an attribute is called, and its unit while no goods have a value in it',
    needs: 'products.edit',
    command: 'attribute.change',
    params,
    body: editOf({ name: line(attributeLimits.attributeNameMax), unit }),
    answer: changed(OfficeAttribute),
  }),
  setCategoryAttributes: staffEndpoint({
    method: 'PATCH',
    path: '/categories/{id}/attributes',
    summary: 'Says which attributes the goods of a category have, in which order, and by which shoppers filter',
    needs: 'products.edit',
    command: 'category.attributes',
    params,
    body: editOf({
      attributes: z
        .array(z.strictObject({ key: z.string().check(z.maxLength(40)), filtered: z.boolean() }))
        .check(z.maxLength(attributeLimits.categoryAttributesMax)),
    }),
    answer: changed(CategoryAttributes),
  }),
}
