const longerSidePx = 960
const waitMs = 8000
/** Films often begin dark or blurred. */
const momentSeconds = 0.5

/** A frame of a video as JPEG, null where this browser cannot play it. */
export async function takeFrame(file: File): Promise<Blob | null> {
  const video = document.createElement('video')
  const address = URL.createObjectURL(file)
  try {
    Object.assign(video, { muted: true, playsInline: true, preload: 'auto', src: address })
    await happened(video, 'loadeddata')
    video.currentTime = Math.min(momentSeconds, video.duration / 2)
    await happened(video, 'seeked')
    return await draw(video)
  } catch {
    return null
  } finally {
    video.removeAttribute('src')
    URL.revokeObjectURL(address)
  }
}

function happened(video: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(waitMs)
    video.addEventListener(event, () => resolve(), { once: true, signal })
    video.addEventListener('error', reject, { once: true, signal })
    signal.addEventListener('abort', reject, { once: true })
  })
}

function draw(video: HTMLVideoElement): Promise<Blob | null> {
  const scale = Math.min(1, longerSidePx / Math.max(video.videoWidth, video.videoHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(video.videoWidth * scale)
  canvas.height = Math.round(video.videoHeight * scale)
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85))
}
