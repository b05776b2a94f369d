import type { ReactNode } from 'react'
import type { Statement, StatementRow } from '../../shared/contract/statements.ts'
import { statements as copy } from '../../shared/copy/statements.ts'
import { formatDate } from '../../shared/format-moment.ts'
import { classNames } from '../../ui/class-names.ts'
import { ScrollRegion } from '../../ui/scroll-region.tsx'
import { amount } from '../firm/amount-table.tsx'

const words = 'py-2 pr-4 text-left align-top'
const figures = 'figures py-2 pl-4 text-right align-top whitespace-nowrap'

/** The rows of a statement with the balance after each, between opening and closing balance. It scrolls by itself. */
export function StatementTable({ statement }: { statement: Statement }) {
  const { from, to, opening, rows, debit, credit, closing } = statement
  return (
    <ScrollRegion label={copy.table} className="mt-6 overflow-x-auto">
      <table className="w-full min-w-[48rem] text-sm">
        <thead>
          <tr className="border-b border-ink text-xs">
            {[copy.day, copy.kind, copy.number, copy.order, copy.poNumber].map((title) => (
              <Head key={title} title={title} className={words} />
            ))}
            {[copy.debit, copy.credit, copy.balance].map((title) => (
              <Head key={title} title={title} className={figures} />
            ))}
          </tr>
        </thead>
        <tbody>
          <BalanceRow day={from} name={copy.opening} balance={opening} />
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a period stand in the order of their moments
            <EntryRow key={index} row={row} />
          ))}
        </tbody>
        <tfoot className="font-bold">
          <BalanceRow day={to} name={copy.closing} balance={closing}>
            <td className={figures}>{amount(debit)}</td>
            <td className={figures}>{amount(credit)}</td>
          </BalanceRow>
        </tfoot>
      </table>
    </ScrollRegion>
  )
}

function Head({ title, className }: { title: string; className: string }) {
  return (
    <th scope="col" className={className}>
      {title}
    </th>
  )
}

function EntryRow({ row }: { row: StatementRow }) {
  return (
    <tr className="border-b border-line">
      <td className={classNames(words, 'whitespace-nowrap')}>{formatDate(row.day)}</td>
      <th scope="row" className={classNames(words, 'font-medium')}>
        {copy.kinds[row.kind]}
      </th>
      <td className={words}>{row.number}</td>
      <td className={words}>{row.order}</td>
      <td className={classNames(words, 'wrap-anywhere')}>{row.poNumber}</td>
      <td className={figures}>{filled(row.debit)}</td>
      <td className={figures}>{filled(row.credit)}</td>
      <td className={figures}>{balanceOf(row.balance)}</td>
    </tr>
  )
}

interface BalanceRowProps {
  day: string
  name: string
  balance: number
  /** Cells of debit and credit; left out: empty. */
  children?: ReactNode
}

function BalanceRow({ day, name, balance, children }: BalanceRowProps) {
  return (
    <tr className="border-b border-line bg-paper-sunk">
      <td className={classNames(words, 'whitespace-nowrap')}>{formatDate(day)}</td>
      <th scope="row" colSpan={4} className={words}>
        {name}
      </th>
      {children ?? <td colSpan={2} />}
      <td className={figures}>{balanceOf(balance)}</td>
    </tr>
  )
}

function filled(rupees: number): string {
  return rupees === 0 ? '' : amount(rupees)
}

function balanceOf(rupees: number): string {
  if (rupees === 0) return amount(0)
  return rupees > 0 ? copy.debitSide(amount(rupees)) : copy.creditSide(amount(-rupees))
}
