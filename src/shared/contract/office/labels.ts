import * as z from 'zod/mini'
import { labelKinds, labelSizeNames } from '../../office/labels.ts'
import { countingLimits } from '../../stock-count-limits.ts'
import { success } from '../endpoint.ts'
import { plainNumber } from '../fields.ts'
import { staffEndpoint } from './staff-endpoint.ts'

/** Labels for shelves and pieces. */
export const officeLabels = {
  printLabels: staffEndpoint({
    method: 'GET',
    path: '/labels',
    summary: 'Labels as a PDF at exact millimetres: `items` as product:variant:copies, with commas between',
    needs: 'barcodes.see',
    givesFile: true,
    query: z.object({
      kind: z.enum(labelKinds),
      size: z.enum(labelSizeNames),
      items: z.string().check(z.minLength(1), z.maxLength(countingLimits.labelKindsMax * 130)),
      /** Labels of the first sheet that are used up. */
      skip: z._default(plainNumber().check(z.int(), z.gte(0), z.lte(64)), 0),
    }),
    answer: success({}),
  }),
  changedGoods: staffEndpoint({
    method: 'GET',
    path: '/labels/of/{command}',
    summary:
      'What a command changed of goods, as labels can be printed for it: as many as one print holds, and where the next ones begin',
    needs: 'barcodes.see',
    params: z.object({ command: z.guid() }),
    query: z.object({ after: z._default(plainNumber().check(z.int(), z.gte(0)), 0) }),
    answer: success({
      data: z.array(z.strictObject({ productId: z.string(), variantId: z.nullable(z.string()) })),
      next: z.nullable(z.int()),
    }),
  }),
}
