import { useMutation, useQueryClient } from '@tanstack/react-query'
import { goodsActions } from '../../shared/copy/goods-actions.ts'
import { wishes as copy } from '../../shared/copy/wishes.ts'
import { failureText } from '../../ui/api-failure.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { toast } from '../../ui/show-toast.ts'
import { call } from '../api/call.ts'
import { wishedIdsQuery, wishListQuery } from '../product-actions/wishes-query.ts'
import { paths } from '../router/paths.ts'
import { keepCart } from '../session/personal-queries.ts'
import { WishItem } from './wish-item.tsx'
import type { WishRow } from './wish-rows.ts'

/** A line of one's own list: into the cart with it, or off the list. */
export function OwnWish({ row, onGone }: { row: WishRow; onGone: () => void }) {
  const { productId, variantId, name, offer } = row
  const { move, remove } = useWishChanges({ productId, variantId }, onGone)
  const busy = move.isPending || remove.isPending
  return (
    <WishItem row={row}>
      {offer?.toChoose && (
        <ButtonLink kind="outline" to={paths.product(productId)}>
          {copy.choose}
        </ButtonLink>
      )}
      {offer && !offer.toChoose && (
        <Button
          kind="ink"
          aria-label={copy.toCartNamed(name)}
          disabled={busy || offer.stock < offer.least}
          pending={move.isPending}
          onClick={() => move.mutate()}
        >
          {copy.toCart}
        </Button>
      )}
      <Button
        kind="quiet"
        aria-label={copy.takeOffNamed(name)}
        disabled={busy}
        pending={remove.isPending}
        onClick={() => remove.mutate()}
      >
        {copy.takeOff}
      </Button>
    </WishItem>
  )
}

function useWishChanges(body: { productId: string; variantId: string | null }, onGone: () => void) {
  const queryClient = useQueryClient()
  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: wishListQuery().queryKey }),
      queryClient.invalidateQueries({ queryKey: wishedIdsQuery().queryKey }),
    ])
  const onError = (error: Error) => void toast.error(failureText(error, goodsActions.wishFailed))
  const move = useMutation({
    mutationFn: () => call('POST /wish-list/move-to-cart', { body }),
    onSuccess: async ({ message, data }) => {
      onGone()
      await keepCart(queryClient, data)
      toast.success(message)
    },
    onError,
    onSettled: refresh,
  })
  const remove = useMutation({
    mutationFn: () => call('DELETE /wish-list/items', { body }),
    onSuccess: ({ message }) => {
      onGone()
      toast.success(message)
    },
    onError,
    onSettled: refresh,
  })
  return { move, remove }
}
