import { ButtonLink } from '../../ui/button.tsx'

interface CursorPagesProps {
  copy: { first: string; next: string }
  /** The path of the list, such as `/orders`. */
  path: string
  params: URLSearchParams
  /** The cursor of the next page; null: this is the last. */
  next: string | null
}

/** To the first and the next page of a list whose pages begin after a record. */
export function CursorPages({ copy, path, params, next }: CursorPagesProps) {
  const at = (after: string | null) => {
    const to = new URLSearchParams(params)
    if (after === null) to.delete('after')
    else to.set('after', after)
    return `${path}?${to}`
  }
  if (next === null && !params.has('after')) return null
  return (
    <div className="mt-6 flex flex-wrap justify-end gap-3">
      {params.has('after') && (
        <ButtonLink kind="outline" to={at(null)}>
          {copy.first}
        </ButtonLink>
      )}
      {next !== null && (
        <ButtonLink kind="outline" to={at(next)}>
          {copy.next}
        </ButtonLink>
      )}
    </div>
  )
}
