import './success-mark.css'

const teeth = Array.from({ length: 12 }, (_, index) => index * 30)

/** The success animation, 15rem by 15rem (SPEC §2): a cogwheel turns into place and its check mark is drawn. */
export function SuccessMark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 240 240" className="success-mark size-60 max-w-full">
      <circle cx="120" cy="120" r="112" className="success-halo fill-good-wash" />
      <g className="success-cog">
        {teeth.map((angle) => (
          <rect
            key={angle}
            x="109"
            y="30"
            width="22"
            height="26"
            rx="3"
            transform={`rotate(${angle} 120 120)`}
            className="fill-good"
          />
        ))}
        <circle cx="120" cy="120" r="72" className="fill-good" />
      </g>
      <circle
        cx="120"
        cy="120"
        r="56"
        fill="none"
        strokeWidth="1.5"
        strokeDasharray="10 4 2 4"
        className="stroke-white/50"
      />
      <path
        d="M92 122l20 20 38-42"
        fill="none"
        strokeWidth="12"
        strokeLinecap="round"
        strokeLinejoin="round"
        pathLength="1"
        className="success-check stroke-white"
      />
    </svg>
  )
}
