import * as z from 'zod/mini'
import { forms } from '../../copy/forms.ts'
import { supplierCopy } from '../../copy/office/suppliers.ts'
import { limits } from '../../limits.ts'
import { stockLimits } from '../../stock-limits.ts'
import { success } from '../endpoint.ts'
import { email, id, line, phonenumber } from '../fields.ts'
import { changesOf, editOf } from './edit.ts'
import { staffEndpoint } from './staff-endpoint.ts'
import { StockItem } from './stock-calls.ts'

/** A supplier of the shop. */
export const Supplier = z.strictObject({
  _id: z.string(),
  name: z.string(),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  gstin: z.nullable(z.string()),
  deliveryDays: z.int(),
  note: z.string(),
  active: z.boolean(),
  /** Number of different items that come from there. */
  items: z.int(),
  version: z.int(),
})
export type Supplier = z.infer<typeof Supplier>

const days = z
  .int(supplierCopy.daysShape)
  .check(z.gte(0, supplierCopy.daysShape), z.lte(stockLimits.deliveryDaysMax, supplierCopy.daysShape))
const gstin = z.pipe(
  z.string().check(z.overwrite((text) => text.replace(/\s/g, '').toUpperCase())),
  z.string().check(z.regex(/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z][Z1-9ABD-J][0-9A-Z]$/, supplierCopy.gstinShape)),
)
const note = z.string().check(z.trim(), z.maxLength(stockLimits.supplierNoteMax, forms.tooLong))

const fields = {
  name: line(limits.nameMax),
  phone: z.nullable(phonenumber),
  email: z.nullable(email),
  gstin: z.nullable(gstin),
  deliveryDays: days,
  note,
}

const params = z.object({ id })
const done = success({ message: z.string(), data: Supplier })

export const officeSuppliers = {
  listSuppliers: staffEndpoint({
    method: 'GET',
    path: '/suppliers',
    summary: 'Everybody from whom the shop buys',
    needs: 'suppliers.see',
    answer: success({ data: z.array(Supplier) }),
  }),
  showSupplier: staffEndpoint({
    method: 'GET',
    path: '/suppliers/{id}',
    summary: 'One supplier',
    needs: 'suppliers.see',
    params,
    answer: success({ data: Supplier }),
  }),
  addSupplier: staffEndpoint({
    method: 'POST',
    path: '/suppliers',
    summary: 'Adds a supplier',
    needs: 'suppliers.edit',
    command: 'supplier.add',
    body: z.object(fields),
    answer: done,
    status: 201,
  }),
  changeSupplier: staffEndpoint({
    method: 'PATCH',
    path: '/suppliers/{id}',
    summary: 'Changes a supplier',
    needs: 'suppliers.edit',
    command: 'supplier.change',
    params,
    body: editOf(fields),
    answer: done,
  }),
  putSupplierAside: staffEndpoint({
    method: 'POST',
    path: '/suppliers/{id}/off',
    summary: 'Nothing is bought there any more; what was stays',
    needs: 'suppliers.edit',
    command: 'supplier.off',
    params,
    answer: done,
  }),
  useSupplierAgain: staffEndpoint({
    method: 'POST',
    path: '/suppliers/{id}/on',
    summary: 'The shop buys there again',
    needs: 'suppliers.edit',
    command: 'supplier.on',
    params,
    answer: done,
  }),
  setSupplierOfItem: staffEndpoint({
    method: 'POST',
    path: '/stock/{id}/suppliers/{supplierId}',
    summary:
      'Says that something comes from a supplier, under which code, in which packs, and whether it is ordered there',
    needs: 'suppliers.edit',
    command: 'supplier.item',
    params: z.object({ id, supplierId: id }),
    body: z.strictObject({
      /** Of what nobody has said yet, null, 1 and false were seen. */
      changes: changesOf({
        /** The supplier's own code. */
        theirCode: z.nullable(line(stockLimits.supplierCodeMax)),
        pack: z
          .int(supplierCopy.packShape)
          .check(z.gte(1, supplierCopy.packShape), z.lte(stockLimits.receivedPieces, supplierCopy.packShape)),
        usual: z.boolean(),
      }),
    }),
    answer: success({ message: z.string(), data: StockItem }),
  }),
}
