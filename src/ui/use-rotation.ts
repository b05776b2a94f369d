import { useEffect, useState } from 'react'
import { useReducedMotion } from './use-reduced-motion.ts'

/** One of several things that take turns. */
export interface Rotation {
  /** Index of the one that is shown. */
  index: number
  go: (index: number) => void
  /** The person stopped it. */
  paused: boolean
  togglePause: () => void
  /** False for one thing alone, and where less motion is wished. */
  canMove: boolean
  /** On the element that shows them: they stand still under the pointer and while something inside has the focus. */
  hold: {
    onPointerEnter: () => void
    onPointerLeave: () => void
    onFocus: () => void
    onBlur: () => void
  }
}

/** Shows `count` things in turn, `everyMs` each, and begins again after the last. */
export function useRotation(count: number, everyMs: number): Rotation {
  const [index, setIndex] = useState(0)
  const [paused, setPaused] = useState(false)
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const canMove = !useReducedMotion() && count > 1
  const moving = canMove && !paused && !pointed && !focused
  // biome-ignore lint/correctness/useExhaustiveDependencies: each thing has its full time, also one that was chosen
  useEffect(() => {
    if (!moving) return
    const timer = setTimeout(() => setIndex((now) => (now + 1) % count), everyMs)
    return () => clearTimeout(timer)
  }, [moving, count, everyMs, index])
  return {
    index: count === 0 ? 0 : index % count,
    go: (next) => setIndex((next + count) % count),
    paused,
    togglePause: () => setPaused(!paused),
    canMove,
    hold: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  }
}
