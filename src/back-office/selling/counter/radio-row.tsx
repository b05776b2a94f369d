interface RadioRowProps<Value extends string> {
  label: string
  /** Words of each value, in their order. */
  words: Readonly<Record<Value, string>>
  value: Value
  onChange: (value: Value) => void
}

/** One choice of a few, in a row. */
export function RadioRow<Value extends string>({ label, words, value, onChange }: RadioRowProps<Value>) {
  return (
    <fieldset aria-label={label} className="flex w-full flex-wrap gap-2">
      {(Object.keys(words) as Value[]).map((each) => (
        <label
          key={each}
          className="flex min-h-11 items-center gap-2 rounded-sm border border-line-strong bg-card px-3 font-semibold has-checked:border-teal has-checked:bg-teal-wash has-focus-visible:outline-2 has-focus-visible:outline-teal"
        >
          <input
            type="radio"
            name={label}
            value={each}
            checked={value === each}
            onChange={() => onChange(each)}
            className="size-5 accent-teal outline-none"
          />
          {words[each]}
        </label>
      ))}
    </fieldset>
  )
}
