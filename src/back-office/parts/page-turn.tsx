import { ButtonLink } from '../../ui/button.tsx'

interface PageTurnProps {
  copy: { newer: string; older: string }
  /** From 1. */
  page: number
  /** True if there may be a next page. */
  more: boolean
  addressOf: (page: number) => string
}

/** To the page before and the next one of a list, where there are such. */
export function PageTurn({ copy, page, more, addressOf }: PageTurnProps) {
  return (
    <div className="mt-6 flex justify-between gap-3">
      {page > 1 ? (
        <ButtonLink kind="outline" to={addressOf(page - 1)}>
          {copy.newer}
        </ButtonLink>
      ) : (
        <span />
      )}
      {more && (
        <ButtonLink kind="outline" to={addressOf(page + 1)}>
          {copy.older}
        </ButtonLink>
      )}
    </div>
  )
}
