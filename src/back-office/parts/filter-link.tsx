import { isForBrowser, Link, type LinkProps } from '../../ui/router/link.tsx'
import { useNavigate, useSearchParams } from '../../ui/router/use-location.ts'
import { useHeading } from './heading.ts'

/** A link to the same list with a filter changed: `addressOf` its query. A press changes the query that the list is about to have. */
export function FilterLink({
  addressOf,
  replace,
  ...rest
}: Omit<LinkProps, 'to' | 'onClick'> & { addressOf: (params: URLSearchParams) => string }) {
  const params = useSearchParams()
  const heading = useHeading()
  const navigate = useNavigate()
  return (
    <Link
      {...rest}
      to={addressOf(params)}
      onClick={(event) => {
        if (isForBrowser(event)) return
        event.preventDefault()
        const to = addressOf(heading())
        navigate(to, { replace: replace ?? to === window.location.pathname + window.location.search })
      }}
    />
  )
}
