import { parcelFaults } from '../../../../shared/copy/office/parcel-faults.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import { requestLimits } from '../../../../shared/return-requests.ts'
import type { Upload } from '../../../platform/http/read-multipart.ts'
import { isVideo } from '../../../platform/media/sniff-media.ts'

/**
 * Reads the photo of a parcel, made anew of its points alone, as WebP; null where none was sent. Throws `wrong_type` and `bad_input`
 * where it is not what it seems.
 */
export async function takeParcelPhoto(upload: Upload | undefined): Promise<Buffer | null> {
  if (!upload) return null
  if (isVideo(upload.format)) {
    throw new Failure('wrong_type', parcelFaults.photoOnly, { errors: { image: parcelFaults.photoOnly } })
  }
  // what converts photos comes with the first one
  const { convertPhoto } = await import('../../../platform/media/convert-image.ts')
  return convertPhoto(upload.path, requestLimits.photoSidePx)
}
