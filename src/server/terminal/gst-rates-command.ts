import { readFile } from 'node:fs/promises'
import { taxCopy } from '../../shared/copy/office/tax.ts'
import { loadOwnGstRates } from '../catalogue/gst-rates/load-gst-rates.ts'
import { taxMisfits } from '../catalogue/tax-changes/product-tax.ts'
import type { PayingShop } from '../selling/payments/provider/paying-shop.ts'
import { layOut } from './lay-out.ts'
import { UsageFailure } from './usage.ts'

/** `gst-rates [<file.csv>]`: what is on sale under a code or rate that the table does not bear out; a file adds to the table. */
export async function gstRatesCommand(shop: PayingShop, [file, ...more]: string[]): Promise<string> {
  if (more.length > 0) throw new UsageFailure(`${more[0]} is one word too many.`)
  if (file === undefined) return show(await taxMisfits(shop))
  const csv = await readFile(file, 'utf8').catch(() => {
    throw new UsageFailure(`${file} could not be read.`)
  })
  const changed = await loadOwnGstRates(shop, csv)
  return `${taxCopy.linesRead(changed)}\n\n${show(await taxMisfits(shop))}`
}

function show(misfits: Awaited<ReturnType<typeof taxMisfits>>): string {
  if (misfits.length === 0) return taxCopy.allFit
  const rows = misfits.map(({ hsnCode, gstRate, products, example, problem }) => [
    hsnCode,
    `${gstRate}%`,
    String(products),
    example.id,
    problem,
  ])
  return layOut([['HSN', 'GST', 'Products', 'One of them', 'Why'], ...rows])
}
