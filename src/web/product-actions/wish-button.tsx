import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Heart } from 'lucide-react'
import { goodsActions as copy } from '../../shared/copy/goods-actions.ts'
import { failureText, hasStatus } from '../../ui/api-failure.ts'
import { useNavigate } from '../../ui/router/use-location.ts'
import { toast } from '../../ui/show-toast.ts'
import { call } from '../api/call.ts'
import { token } from '../api/token.ts'
import { paths } from '../router/paths.ts'
import { GoodsButton } from './goods-button.tsx'
import { keepAnswer, wishedIdsQuery, wishListQuery } from './wishes-query.ts'

interface WishButtonProps {
  id: string
  name: string
  /** Of a product's page: what is chosen. */
  variantId: string | null
  /** With words beside the heart. */
  inWords: boolean
}

/** Puts a product on the wish list, or takes it off; the heart is filled while it is there. A visitor is asked to sign in. */
export function WishButton({ id, name, variantId, inWords }: WishButtonProps) {
  const session = token.use()
  const wished = useQuery({ ...wishedIdsQuery(), enabled: session !== null }).data?.includes(id) === true
  const change = useChangeWish(id, variantId)
  return (
    <GoodsButton
      icon={Heart}
      look={wished ? 'fill-signal text-signal-deep' : 'text-steel'}
      label={(wished ? copy.removeNamed : copy.saveNamed)(name)}
      words={inWords ? (wished ? copy.saved : copy.save) : null}
      isOn={wished}
      isBusy={change.isPending}
      onPress={() => change.isPending || change.mutate(!wished)}
    />
  )
}

function useChangeWish(productId: string, variantId: string | null) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    // one after the other: each answer is the whole list, and a late one would hide a newer
    scope: { id: 'wishes' },
    mutationFn: (wanted: boolean) =>
      wanted
        ? call('POST /wish-list/items', { body: { productId, variantId } })
        : call('DELETE /wish-list/items', { body: { productId } }),
    onSuccess: async ({ message, data }) => {
      await keepAnswer(queryClient, wishedIdsQuery().queryKey, data)
      void queryClient.invalidateQueries({ queryKey: wishListQuery().queryKey })
      toast.success(message)
    },
    onError: (error) => {
      if (!hasStatus(error, 401)) return void toast.error(failureText(error, copy.wishFailed))
      toast.error(copy.login)
      navigate(paths.login)
    },
  })
}
