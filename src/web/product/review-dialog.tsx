import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { reviewForm as copy } from '../../shared/copy/review-form.ts'
import { shell } from '../../shared/copy/shell.ts'
import { limits } from '../../shared/limits.ts'
import { failureText } from '../../ui/api-failure.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { toast } from '../../ui/show-toast.ts'
import { call } from '../api/call.ts'
import { productQuery } from '../api/queries.ts'
import { MediaInput } from './media-input.tsx'
import { RatingInput } from './rating-input.tsx'
import { takeFrame } from './take-frame.ts'

/** The review window: Submit waits for a rating and a text; one picture or video may come along. */
export default function ReviewDialog({ productId, onClose }: { productId: string; onClose: () => void }) {
  const [rating, setRating] = useState(0)
  const [text, setText] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const [preparing, setPreparing] = useState(false)
  const queryClient = useQueryClient()
  const submitReview = useMutation({
    mutationFn: async () => {
      const poster = file?.type.startsWith('video/') ? await takeFrame(file) : null
      return call('POST /review/add-review', { body: reviewForm({ productId, rating, text, file, poster }) })
    },
    onSuccess: ({ message }) => {
      toast.success(message)
      void queryClient.invalidateQueries({ queryKey: productQuery(productId).queryKey })
      onClose()
    },
    onError: (error) => toast.error(failureText(error, copy.reviewFailed)),
  })
  const ready = rating > 0 && text.trim() !== ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (ready && !preparing && !submitReview.isPending) submitReview.mutate()
  }
  return (
    <Dialog title={copy.reviewTitle} closeLabel={shell.close} onClose={onClose}>
      <Form onSubmit={submit} className="grid gap-5">
        <RatingInput value={rating} onChange={setRating} />
        <TextArea
          label={copy.yourReview}
          placeholder={copy.reviewHint}
          maxLength={limits.reviewTextMax}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <MediaInput file={file} onChange={setFile} onPreparing={setPreparing} />
        <div className="flex justify-end gap-3">
          <Button kind="outline" onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button type="submit" disabled={!ready} pending={preparing || submitReview.isPending}>
            {copy.submitReview}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}

interface ReviewParts {
  productId: string
  rating: number
  text: string
  file: File | null
  /** A frame of the file where it is a video. */
  poster: Blob | null
}

function reviewForm({ productId, rating, text, file, poster }: ReviewParts): FormData {
  const form = new FormData()
  form.set('productId', productId)
  form.set('rating', String(rating))
  form.set('review', text.trim())
  if (file) form.set('image', file)
  if (poster) form.set('poster', poster, 'poster.jpg')
  return form
}
