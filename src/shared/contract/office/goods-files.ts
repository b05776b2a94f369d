import * as z from 'zod/mini'
import { success } from '../endpoint.ts'
import { staffEndpoint } from './staff-endpoint.ts'

const params = z.object({ id: z.string().check(z.maxLength(60)) })

/** Goods as files that are saved: all of them, or the wrong rows of an import. */
export const officeGoodsFiles = {
  exportGoods: staffEndpoint({
    method: 'GET',
    path: '/goods-export',
    summary: 'Every product and variant with every field that can be edited, as a file',
    needs: 'products.export',
    givesFile: true,
    // it says what goods cost the shop
    stepUp: true,
    query: z.object({ format: z.enum(['xlsx', 'csv']) }),
    answer: success({}),
  }),
  wrongRows: staffEndpoint({
    method: 'GET',
    path: '/jobs/{id}/wrong-rows',
    summary: 'The rows of an import that have errors, as a file with their reasons: mended, it can be imported',
    needs: 'products.import',
    givesFile: true,
    params,
    query: z.object({ format: z.enum(['xlsx', 'csv']) }),
    answer: success({}),
  }),
}
