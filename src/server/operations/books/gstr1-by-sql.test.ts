import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { randomMonth, randomShop } from '../../../../test/builders/random-month.ts'
import { sumBelow } from '../../../../test/builders/sum-below.ts'
import { drawUpGstr1 } from '../../../domain/operations/books/gstr1.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

/** A second program, in SQL alone: the table of each line, its row, and the value and tax of each row as the portal derives it. */
const bySql = `
  WITH lines AS (
    SELECT d ->> 'pos' AS pos, (d ->> 'buyerGstin') IS NOT NULL AS firm, d ->> 'number' AS number,
      CASE d ->> 'kind' WHEN 'credit_note' THEN -1 ELSE 1 END AS sign, (l ->> 'rate')::numeric AS rate, l ->> 'hsn' AS hsn,
      l ->> 'uqc' AS uqc, (l ->> 'taxable')::numeric AS taxable, (l ->> 'qty')::numeric AS qty,
      d ->> 'pos' <> '32' AND coalesce(d #>> '{against,total}', d ->> 'total')::bigint > 10000000 AS large
    FROM jsonb_array_elements($1::jsonb) d, jsonb_array_elements(d -> 'lines') l
  ), placed AS (
    SELECT *, CASE WHEN rate = 0 THEN 'nil' WHEN firm AND sign = 1 THEN 'b2b' WHEN firm THEN 'cdnr'
      WHEN large AND sign = 1 THEN 'b2cl' WHEN large THEN 'cdnur' ELSE 'b2cs' END AS in_table FROM lines
  ), rows AS (
    SELECT in_table, rate, pos = '32' AS home, sum(CASE WHEN in_table IN ('cdnr', 'cdnur') THEN taxable ELSE sign * taxable END) AS taxable
    FROM placed WHERE in_table <> 'nil' GROUP BY in_table, rate, pos, CASE WHEN in_table <> 'b2cs' THEN number END
  )
  SELECT in_table AS "table", sum(taxable)::bigint AS value,
    sum(CASE WHEN home THEN 2 * round(taxable * rate / 200) ELSE round(taxable * rate / 100) END)::bigint AS tax
  FROM rows GROUP BY in_table
  UNION ALL SELECT 'nil', sum(sign * taxable)::bigint, 0 FROM placed WHERE in_table = 'nil'
  UNION ALL SELECT CASE WHEN firm THEN 'hsn_b2b' ELSE 'hsn_b2c' END, sum(sign * taxable)::bigint, sum(sign * qty)::bigint
  FROM placed GROUP BY firm`

test.each([
  [1, 1],
  [2, 40],
  [3, 700],
  [4, 3000],
])(
  'month %i of %i invoices: every table is what SQL makes of the same documents, in value and in tax',
  async (seed, invoices) => {
    const documents = randomMonth(seed, invoices)
    const gstr1 = drawUpGstr1(documents, { gstin: randomShop, home: '32', month: '2026-10', describeHsn: () => '' })
    const { rows } = await shop.pool.query(bySql, [JSON.stringify(documents)])
    expect(rows.length).toBeGreaterThan(0)
    const { hsn, ...tables } = gstr1
    for (const { table, value, tax } of rows) {
      const isHsn = table.startsWith('hsn')
      const section = isHsn ? hsn?.[table as 'hsn_b2b'] : tables[table as 'b2b']
      expect([table, sumBelow(section, 'txval', 'expt_amt')]).toEqual([table, Number(value)])
      const second = isHsn ? sumBelow(section, 'qty') / 100 : sumBelow(section, 'iamt', 'camt', 'samt')
      expect([table, second]).toEqual([table, Number(tax)])
    }
  },
)
