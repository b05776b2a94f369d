import { useId } from 'react'
import type { ListLine } from '../../shared/contract/lists.ts'
import { quickOrder as copy } from '../../shared/copy/quick-order.ts'
import { formatRupees } from '../../shared/money/format-rupees.ts'
import { articlesOf, keyOf, type LineChoice } from './line-choices.ts'

interface ArticleChoiceProps {
  line: ListLine
  choice: LineChoice
  onChange: (change: Partial<LineChoice>) => void
}

/** Everything that a line may mean, to choose from. Nothing is chosen for the shopper. */
export function ArticleChoice({ line, choice, onChange }: ArticleChoiceProps) {
  const group = useId()
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-sm text-steel">{copy.choose}</legend>
      {articlesOf(line).map((article) => {
        const key = keyOf(article)
        return (
          <Radio
            key={key}
            group={group}
            checked={choice.article === key}
            onChoose={() => onChange({ article: key, quantity: String(article.quantity), taken: true, problem: null })}
          >
            <span className="min-w-0 flex-1 wrap-anywhere">
              {article.variantName ? `${article.name}, ${article.variantName}` : article.name}
            </span>
            <span className="figures shrink-0 font-semibold">{formatRupees(article.price)}</span>
          </Radio>
        )
      })}
      <Radio
        group={group}
        checked={choice.article === null}
        onChoose={() => onChange({ article: null, taken: false, problem: null })}
      >
        {copy.none}
      </Radio>
    </fieldset>
  )
}

function Radio(props: { group: string; checked: boolean; onChoose: () => void; children: React.ReactNode }) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm border border-line px-3 py-1.5 text-sm has-checked:border-teal has-checked:bg-paper">
      <input
        type="radio"
        name={props.group}
        checked={props.checked}
        onChange={props.onChoose}
        className="size-5 shrink-0 accent-teal"
      />
      {props.children}
    </label>
  )
}
