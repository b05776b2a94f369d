const teeth = Array.from({ length: 12 }, (_, index) => index * 30)

/** A cogwheel at work, the one that the confirmation of an order sets into place. */
export function WaitingMark() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 240 240"
      className="size-32 animate-spin fill-teal [animation-duration:6s] motion-reduce:animate-none"
    >
      {teeth.map((angle) => (
        <rect key={angle} x="109" y="30" width="22" height="26" rx="3" transform={`rotate(${angle} 120 120)`} />
      ))}
      <path fillRule="evenodd" d="M120 48a72 72 0 1 0 .1 0Zm0 40a32 32 0 1 1-.1 0Z" />
    </svg>
  )
}
