import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Decode } from './decode.ts'
import { SameCode } from './same-code.ts'

/** Everything that the camera sees is read; the same code counts again once it has been away. `none`: there is no camera. */
export function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  open: () => Promise<Decode>,
  onCode: (code: string) => void,
): 'starting' | 'on' | 'none' {
  const [state, setState] = useState<'starting' | 'on' | 'none'>('starting')
  const latest = useRef({ open, onCode })
  useEffect(() => {
    latest.current = { open, onCode }
  })
  useEffect(() => {
    let stream: MediaStream | undefined
    let isOver = false
    const same = new SameCode()
    const look = async (decode: Decode) => {
      const element = video.current
      if (isOver || !element) return
      const code = await decode(element).catch(() => null)
      if (code && !isOver && same.isNew(code, performance.now())) latest.current.onCode(code)
      setTimeout(() => void look(decode), 60)
    }
    const start = async () => {
      const constraints = { video: { facingMode: 'environment', width: { ideal: 1280 } } }
      stream = await navigator.mediaDevices.getUserMedia(constraints)
      if (isOver || !video.current) return stop(stream)
      video.current.srcObject = stream
      await video.current.play()
      setState('on')
      await look(await latest.current.open())
    }
    start().catch(() => setState('none'))
    return () => {
      isOver = true
      stop(stream)
    }
  }, [video])
  return state
}

function stop(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop()
}
