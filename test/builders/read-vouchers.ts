import { sum } from '../../src/domain/operations/books/group-rows.ts'

/** Reads the vouchers of a file for Tally: number, and what each books on the ledgers that are chosen, in paise. */
export function readVouchers(xml: string) {
  const entry =
    /<LEDGERNAME>([^<]*)<\/LEDGERNAME><ISDEEMEDPOSITIVE>\w+<\/ISDEEMEDPOSITIVE><AMOUNT>(-?[\d.]+)<\/AMOUNT>/g
  return (xml.match(/<VOUCHER .*?<\/VOUCHER>/g) ?? []).map((written) => {
    const entries = [...written.matchAll(entry)].map(([, ledger = '', amount]) => ({
      ledger,
      amount: Math.round(Number(amount) * 100),
    }))
    const on = (isChosen: (ledger: string) => boolean) =>
      sum(entries.filter(({ ledger }) => isChosen(ledger)).map(({ amount }) => amount))
    return { number: /<VOUCHERNUMBER>([^<]*)</.exec(written)?.[1] ?? '', on }
  })
}
