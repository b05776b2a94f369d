/** Help text of the terminal. */
export const usage = `The shop’s terminal commands. They work while the shop is running, on the same database (DATA_DIR, DATABASE_URL).

  npm run shop -- orders [--status pending] [--limit 50] [--json]   the newest orders
  npm run shop -- order <number or id> [--json]            one order, and its next steps
  npm run shop -- order <number or id> <status>            changes its status: confirmed, packed, shipped,
                                                           out_for_delivery, delivered, cancelled, returned
  npm run shop -- papers <number or id> [--json]           its invoice, credit notes and vouchers as they were issued; amounts in
                                                           JSON are paise
  npm run shop -- return <order> <position>:<pieces>[:restock|scrap|inspect]… [--delivery]
                     [--refund same_way|cash|upi|bank] [--reason TEXT] [--json]
                                                           part of an order comes back: credit note, refund and
                                                           stock at once; positions as papers has them. --delivery alone:
                                                           the delivery charge, also when all pieces are back
  npm run shop -- gstr1 <2026-10> --out <file.json>        the month's return for the GST portal, from frozen documents
  npm run shop -- register <2026-10> --out <file.csv or file.xlsx>   the month's documents by rate, with their sums
  npm run shop -- tally <2026-10> --out <folder>           the month's documents as vouchers for Tally, with their masters.
                                                           All three: --gstin <GSTIN> where the month has documents of two,
                                                           --force replaces what lies there and is not of this month's books
  npm run shop -- report <sales|products|stock|gst|payments> --from <day> --to <day> [--by <group>] [--json]
                                                           the figures of these days, net of returns, by Indian time.
                                                           Sales by day, week, month, state, coupon, customers; products
                                                           by product, category, brand
  npm run shop -- lock <2026-10> [--gstin <GSTIN>] [--anyway]   closes a month that is over: keeps its GSTR-1 byte for byte.
                                                           --anyway in spite of what the GST portal would refuse
  npm run shop -- lock <2026-10> --undo --reason "…"       opens it again; the reason stays in the activity log
  npm run shop -- settlement <file.csv or file.json> [--json]   imports a settlement of the payment provider, and matches it to
                                                           payments and refunds; again, nothing is new. Amounts in JSON are paise
  npm run shop -- settlement --fetch <day> [--json]        asks the payment provider for what it settled on that day
  npm run shop -- settlement [--utr <last 8 signs>] [--json]   the newest settlements, or that of a line of the bank statement
  npm run shop -- stock <product or variant>               pieces on hand, reserved and available
  npm run shop -- stock <product or variant> <+n or -n>    adds or removes pieces
  npm run shop -- pictures <product or variant>            shows its pictures
  npm run shop -- pictures <product or variant> <files>    replaces them with your own, the main picture first
  npm run shop -- products export <file.xlsx or file.csv>  all products and variants, with every field
  npm run shop -- products import <file> [--dry-run] [--only price,offerPrice]
                                                           creates and updates products: all rows, or
                                                           none if a row has errors. An empty cell changes nothing, - clears it
  npm run shop -- sell <file.json or -> [--json]           a counter sale: {"lines": [{"productId", "variantId", "quantity",
                                                           "discount"}], "customer": {"phone", "name", "gstin", "legalName",
                                                           "address"}, "payments": [{"way": "cash", "amount", "reference"}]}.
                                                           Ways: cash, upi, card. Prints the bill and the change due
  npm run shop -- payments [--limit 50] [--json]           the newest online payments; test payments are marked
  npm run shop -- refunds [--json]                         refunds that are due
  npm run shop -- refunds retry <order, payment or refund> retries a failed or queued refund now
  npm run shop -- refunds paid <refund, order or payment> [--way cash|upi|bank] --reference <UTR>   marks a manual refund
  npm run shop -- person <phone or email> show             the data of a customer
  npm run shop -- person <phone or email> export           all of it, as JSON
  npm run shop -- person <phone or email> erase            erases it, except what tax law requires
  npm run shop -- gst-rates                                products whose HSN code or rate is not in the GST table
  npm run shop -- gst-rates <file.csv>                     imports a newer table (as db/gst-rates.csv) and shows them
  npm run shop -- audit                                    checks every paisa, piece and coupon use,
                                                           and the search index
  npm run shop -- history verify [--seal <from an email>]  verifies that the activity log was not altered
  npm run shop -- history reads [YYYY-MM-DD]               who read phone numbers and pages of customers on a day
  npm run shop -- health                                   system status: issues, and what to do
  npm run shop -- backup [--prove] [--to <folder>]         backs up the shop to one file and prints it; --prove
                                                           verifies it by a test restore
  npm run shop -- backup --prove <file>                    verifies a backup
  npm run shop -- restore <file> [--into <folder>]         restores a backup to an empty DATA_DIR. s3: is the newest
                                                           one in the bucket of BACKUP_BUCKET, s3:<name> another one there;
                                                           --unsealed takes one without encryption although BACKUP_KEY is set
  npm run shop -- reload                                   with WORKERS: restarts the processes one after
                                                           the other, without downtime
  npm run shop -- upgrade [--check]                        updates the database to this version, after a test
                                                           on a copy and a backup; --check only tests
  npm run shop -- version                                  the version, and whether the database matches it
  npm run shop -- search rebuild                           rebuilds the search index
  npm run shop -- staff add <role> <email>                 adds staff: prints a one-time link to the admin.
                                                           Roles: owner, manager, counter, packer, accountant, delivery
  npm run shop -- staff list                               lists staff
  npm run shop -- staff off <email>                        removes access
  npm run shop -- office-key renew [--begin]               new encryption key for secrets: payment, email, staff apps. --begin
                                                           if several machines have a copy: copy it, then run renew
  npm run shop -- logout <phone or email>                  signs a customer out on every device
  npm run shop -- settings                                 setup steps that are missing, and every setting
  npm run shop -- settings <key>                           one setting and its history
  npm run shop -- settings <key> <value> [--from 2026-12-01]   sets it, now or from that day; - reads the value from
                                                           standard input: the only way for passwords and keys
  npm run shop -- settings <key> back                      undoes the last change
  npm run shop -- settings brand.logo <picture>            the shop's logo
  npm run shop -- coupon list
  npm run shop -- coupon add <CODE> (--percentage 10 | --flat 100) [--minimum 500] [--maximum 200]
                     [--until 2027-03-31] [--uses 100] [--per-shopper 1] [--description "…"] [--terms "…"]
  npm run shop -- coupon off <CODE>                        ends it

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
