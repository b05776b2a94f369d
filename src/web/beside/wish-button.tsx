import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Heart } from 'lucide-react'
import { wishes as copy } from '../../shared/copy/wishes.ts'
import { failureText, hasStatus } from '../../ui/api-failure.ts'
import { classNames } from '../../ui/class-names.ts'
import { useNavigate } from '../../ui/router/use-location.ts'
import { toast } from '../../ui/show-toast.ts'
import { call } from '../api/call.ts'
import { token } from '../api/token.ts'
import { paths } from '../router/paths.ts'
import { wishedIdsQuery, wishListQuery } from './wishes-query.ts'

interface WishButtonProps {
  id: string
  name: string
  /** Of a product's page: what is chosen. */
  variantId?: string | null
  /** With words beside the heart. */
  inWords?: boolean
}

/** Puts a product on the wish list, or takes it off; the heart is filled while it is there. A visitor is asked to sign in. */
export function WishButton({ id, name, variantId = null, inWords = false }: WishButtonProps) {
  const session = token.use()
  const wished = useQuery({ ...wishedIdsQuery(), enabled: session !== null }).data?.includes(id) === true
  const change = useChangeWish(id, variantId)
  const label = wished ? copy.remove(name) : copy.add(name)
  return (
    <button
      type="button"
      aria-pressed={wished}
      aria-label={inWords ? undefined : label}
      title={inWords ? undefined : label}
      aria-busy={change.isPending || undefined}
      onClick={() => !change.isPending && change.mutate(!wished)}
      className={classNames(
        'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-sm',
        inWords
          ? 'border border-line-strong bg-card px-4 text-sm font-semibold hover:border-ink'
          : 'rounded-full! bg-card/85 hover:bg-card',
      )}
    >
      <Heart
        aria-hidden="true"
        size={20}
        strokeWidth={1.75}
        className={classNames('shrink-0', wished ? 'fill-signal text-signal-deep' : 'text-steel')}
      />
      {inWords && <span>{wished ? copy.saved : copy.save}</span>}
    </button>
  )
}

function useChangeWish(productId: string, variantId: string | null) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (wanted: boolean) =>
      wanted
        ? call('POST /wish-list/items', { body: { productId, variantId } })
        : call('DELETE /wish-list/items', { body: { productId } }),
    onSuccess: ({ message, data }) => {
      queryClient.setQueryData(wishedIdsQuery().queryKey, data)
      void queryClient.invalidateQueries({ queryKey: wishListQuery().queryKey })
      toast.success(message)
    },
    onError: (error) => {
      if (!hasStatus(error, 401)) return void toast.error(failureText(error, copy.failed))
      toast.error(copy.login)
      navigate(paths.login)
    },
  })
}
