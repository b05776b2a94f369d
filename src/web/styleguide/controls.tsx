import { ShoppingCart } from 'lucide-react'
import { useState } from 'react'
import { Button, type ButtonKind } from '../../ui/button.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { PauseButton } from '../../ui/pause-button.tsx'
import { PhoneField } from '../../ui/phone-field.tsx'
import { QuantityStepper } from '../../ui/quantity-stepper.tsx'
import { RadioCard } from '../../ui/radio-card.tsx'
import { Select } from '../../ui/select.tsx'
import { useTypedQuantity } from '../goods/typed-quantity.ts'
import { Example, Examples, Section } from './section.tsx'

const kinds: ButtonKind[] = ['signal', 'ink', 'outline', 'quiet', 'danger']
const states = [{ value: 'kl', label: 'Kerala' }]

/** Examples of controls: what one presses, fills in and chooses. */
export function Controls() {
  return (
    <>
      <Section title="Buttons">
        <Examples>
          {kinds.map((kind) => (
            <Example key={kind} name={kind}>
              <Button kind={kind}>
                <Icon of={ShoppingCart} size={18} />
                Add to Cart
              </Button>
            </Example>
          ))}
          <Example name="pending">
            <Button pending>Add to Cart</Button>
          </Example>
          <Example name="disabled">
            <Button disabled>Add to Cart</Button>
          </Example>
        </Examples>
      </Section>
      <Section title="Fields">
        <Examples>
          <Example name="Field">
            <Field label="Full name" hint="As on the invoice" />
          </Example>
          <Example name="Field with before">
            <Field label="Phone" before={<span className="pl-3">+91</span>} defaultValue="9876543210" />
          </Example>
          <Example name="Field with error">
            <Field label="PIN code" defaultValue="67" error="PIN code must be 6 digits" />
          </Example>
          <Example name="PasswordField">
            <PasswordField label="Password" />
          </Example>
          <Example name="PhoneField">
            <PhoneField label="Phone number" />
          </Example>
          <Example name="Select">
            <Select label="State" options={states} />
          </Example>
          <Example name="TextArea">
            <TextArea label="Your review" />
          </Example>
        </Examples>
      </Section>
      <Choices />
    </>
  )
}

function Choices() {
  const [method, setMethod] = useState('cod')
  const [quantity, setQuantity] = useState(2)
  const typed = useTypedQuantity({ least: 1, multiple: 1, most: 99 })
  const [paused, setPaused] = useState(false)
  return (
    <Section title="Choices">
      <Examples>
        {['cod', 'online'].map((value) => (
          <Example key={value} name="RadioCard">
            <RadioCard
              name="method"
              value={value}
              checked={method === value}
              onChoose={setMethod}
              title={value}
              aside="₹550"
            />
          </Example>
        ))}
        <Example name="QuantityStepper">
          <QuantityStepper
            quantity={quantity}
            onMore={() => setQuantity(quantity + 1)}
            onFewer={() => setQuantity(quantity - 1)}
            noFewer={quantity === 1}
            labels={{ quantity: 'Quantity', type: 'Enter quantity', more: 'One more', fewer: 'One less' }}
            typed={typed}
            onType={typed.type}
            onTyped={() => {
              if (typed.pieces === null) return
              setQuantity(typed.pieces)
              typed.forget()
            }}
          />
        </Example>
        <Example name="PauseButton">
          <PauseButton paused={paused} labels={{ pause: 'Pause', play: 'Play' }} onToggle={() => setPaused(!paused)} />
        </Example>
      </Examples>
    </Section>
  )
}
