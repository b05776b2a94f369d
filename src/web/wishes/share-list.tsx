import { useMutation, useQueryClient } from '@tanstack/react-query'
import { use, useState } from 'react'
import { ShareInput, type WishList } from '../../shared/contract/wishes.ts'
import { wishes } from '../../shared/copy/wishes.ts'
import { besideLimits } from '../../shared/product-engagement-limits.ts'
import { failureText } from '../../ui/api-failure.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { toast } from '../../ui/show-toast.ts'
import { useForm } from '../../ui/use-form.ts'
import { call } from '../api/call.ts'
import { keepAnswer, wishListQuery } from '../product-actions/wishes-query.ts'
import { PublicUrl } from '../site/public-url.ts'
import { sharedListPath } from './shared-list-path.ts'

const copy = wishes.share

/** The link by which others read the list: made, renamed, renewed, ended. */
export function ShareList({ share }: { share: WishList['share'] }) {
  return (
    <section aria-labelledby="share" className="grid gap-4 rounded-sm border border-line bg-card p-4">
      <h2 id="share" className="text-lg">
        {copy.title}
      </h2>
      <p className="text-sm text-steel">{copy.text}</p>
      {share && <SharedLink key={share.key} share={share} />}
      <ShareName key={share?.key} share={share} />
    </section>
  )
}

function useKeepList() {
  const queryClient = useQueryClient()
  return async ({ message, data }: { message: string; data: WishList }) => {
    await keepAnswer(queryClient, wishListQuery().queryKey, data)
    toast.success(message)
  }
}

function ShareName({ share }: { share: WishList['share'] }) {
  const keep = useKeepList()
  const { form, field, pending } = useForm({
    rule: ShareInput,
    send: (body: { name: string }) => call('POST /wish-list/share', { body }),
    onSent: keep,
    failed: copy.failed,
  })
  return (
    <Form {...form} className="grid gap-3">
      <Field
        {...field('name')}
        label={copy.name}
        hint={copy.nameHint}
        defaultValue={share?.name}
        maxLength={besideLimits.wishNameMax}
        autoComplete="given-name"
      />
      <Button type="submit" kind={share ? 'outline' : 'signal'} pending={pending}>
        {share ? copy.rename : copy.start}
      </Button>
    </Form>
  )
}

function SharedLink({ share: { key, name } }: { share: NonNullable<WishList['share']> }) {
  const [renewing, setRenewing] = useState(false)
  const keep = useKeepList()
  const onError = (error: Error) => void toast.error(failureText(error, copy.failed))
  const renew = useMutation({
    mutationFn: () => call('POST /wish-list/share', { body: { name, renew: true } }),
    onSuccess: keep,
    onError,
  })
  const end = useMutation({ mutationFn: () => call('DELETE /wish-list/share'), onSuccess: keep, onError })
  const link = (use(PublicUrl) || window.location.origin) + sharedListPath(key)
  return (
    <div className="grid gap-3">
      <Field label={copy.link} readOnly value={link} onFocus={(event) => event.target.select()} />
      <div className="flex flex-wrap gap-2">
        <Button kind="ink" onClick={() => copyText(link)}>
          {copy.copy}
        </Button>
        <Button kind="outline" pending={renew.isPending} onClick={() => setRenewing(true)}>
          {copy.renew}
        </Button>
        <Button kind="quiet" pending={end.isPending} onClick={() => end.mutate()}>
          {copy.end}
        </Button>
      </div>
      {renewing && (
        <ConfirmDialog
          title={copy.renewTitle}
          question={copy.renewText}
          confirmLabel={copy.renew}
          keepLabel={copy.keep}
          pending={renew.isPending}
          onClose={() => setRenewing(false)}
          onConfirm={() => renew.mutate(undefined, { onSettled: () => setRenewing(false) })}
        />
      )}
    </div>
  )
}

/** Browsers let a page copy only where it is opened safely, and may refuse it there. */
async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(copy.copied)
  } catch {
    toast.error(copy.copyFailed)
  }
}
