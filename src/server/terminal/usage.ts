/** Help text of the terminal. */
export const usage = `The shop from the terminal. It works while the shop is open, on the same database (DATA_DIR, DATABASE_URL).

  npm run shop -- orders [--status pending] [--limit 50] [--json]   the newest orders
  npm run shop -- order <number or id> [--json]            one order, and what can come next
  npm run shop -- order <number or id> <status>            bring it there: confirmed, packed, shipped,
                                                           out_for_delivery, delivered, cancelled, returned
  npm run shop -- papers <number or id> [--json]           its invoice and credit note as they were issued; amounts in
                                                           JSON are paise
  npm run shop -- gstr1 <2026-10> --out <file.json>        the month's return for the GST portal, from frozen documents
  npm run shop -- register <2026-10> --out <file.csv or file.xlsx>   the month's documents by rate, with their sums
  npm run shop -- tally <2026-10> --out <folder>           the month's documents as vouchers for Tally, with their masters.
                                                           All three: --gstin <GSTIN> where the month has documents of two,
                                                           --force replaces what lies there and is not of this month's books
  npm run shop -- report <sales|products|stock|gst|payments> --from <day> --to <day> [--by day|week|month] [--json]
                                                           the figures of these days, net of returns, by Indian time
  npm run shop -- stock <product or variant>               pieces on hand, held and free
  npm run shop -- stock <product or variant> <+n or -n>    pieces that came in, or that are missing
  npm run shop -- pictures <product or variant>            its pictures
  npm run shop -- pictures <product or variant> <files>    photographs of your own in their place, the first one in front
  npm run shop -- products export <file.xlsx or file.csv>  every product and variant, every field that can be edited
  npm run shop -- products import <file> [--dry-run] [--only price,offerPrice]
                                                           makes and changes products as the file says: all of it, or
                                                           nothing where a row is wrong. An empty cell leaves what is, - takes it away
  npm run shop -- payments [--limit 50] [--json]           the newest online payments; those by which no money came say so
  npm run shop -- refunds [--json]                         money that is to go back and has not
  npm run shop -- refunds retry <order or payment>         ask for it again now: it was refused, or waits
  npm run shop -- refunds paid <order or payment> [--way cash|upi|bank] --reference <UTR>   it was paid back by hand
  npm run shop -- person <phone or email> show             what the shop knows of somebody
  npm run shop -- person <phone or email> export           all of it, as JSON
  npm run shop -- person <phone or email> erase            no more of it than the tax law wants
  npm run shop -- gst-rates                                goods whose HSN code or rate the table of GST rates does not know
  npm run shop -- gst-rates <file.csv>                     adds a newer table (as db/gst-rates.csv) and shows them
  npm run shop -- audit                                    whether every paisa, piece and coupon use is accounted for,
                                                           and the search has every product
  npm run shop -- history verify [--seal <from a mail>]    whether anything that was done was altered in the history since
  npm run shop -- health                                   what is wrong with the shop, and what to do
  npm run shop -- backup [--prove] [--to <folder>]         the whole shop in one file: prints it; --prove restores it
                                                           beside, audits it and compares every row
  npm run shop -- backup --prove <file>                    whether a backup can be restored
  npm run shop -- restore <file> [--into <folder>]         a new shop of a backup, in an empty DATA_DIR. s3: is the newest
                                                           one in the bucket of BACKUP_BUCKET, s3:<name> another one there;
                                                           --unsealed takes one without encryption although BACKUP_KEY is set
  npm run shop -- reload                                   with WORKERS: a new process takes the place of each, one after
                                                           the other; nobody who shops is refused meanwhile
  npm run shop -- upgrade [--check]                        brings the database up to date for this version, after it was
                                                           tried on a copy and backed up; --check only tries
  npm run shop -- version                                  of the program, and whether the database fits it
  npm run shop -- search rebuild                           lists and searches made anew from the catalogue
  npm run shop -- staff add <role> <email>                 somebody who runs the shop: a one-time link to the back office.
                                                           Roles: owner, manager, counter, packer, accountant
  npm run shop -- staff list                               who runs the shop
  npm run shop -- staff off <email>                        nobody of that address gets in any more
  npm run shop -- office-key renew [--begin]               another key for the sealed secrets: payment, mail, apps of staff. --begin
                                                           where several machines have a copy: copy it, then say renew
  npm run shop -- logout <phone or email>                  sign a shopper out on every device
  npm run shop -- settings                                 what is missing before the shop can sell, and every setting
  npm run shop -- settings <key>                           one setting and its history
  npm run shop -- settings <key> <value> [--from 2026-12-01]   sets it, now or from that day on; - takes the value from
                                                           standard input: the only way for passwords and keys
  npm run shop -- settings <key> back                      what was set last is undone
  npm run shop -- settings brand.logo <picture>            the shop's logo
  npm run shop -- coupon list
  npm run shop -- coupon add <CODE> (--percentage 10 | --flat 100) [--minimum 500] [--maximum 200]
                     [--until 2027-03-31] [--uses 100] [--per-shopper 1] [--description "…"] [--terms "…"]
  npm run shop -- coupon off <CODE>                        nobody can use it from now on

Amounts are rupees.`

/** The owner typed something that is not a command: shown with the way to the usage. */
export class UsageFailure extends Error {
  override name = 'UsageFailure'
}

/** Something was refused, with a report that is printed all the same. */
export class ReportedFailure extends Error {
  override name = 'ReportedFailure'
  readonly report: string
  constructor(report: string, message: string) {
    super(message)
    this.report = report
  }
}
