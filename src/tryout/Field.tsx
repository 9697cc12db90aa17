import { useId, type ChangeEvent } from 'react'
import { tryout as strings } from '../site/tryout-strings'

interface FieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  /** `password` hides what is typed; `lines` is a text of several lines. */
  type: 'text' | 'password' | 'lines'
  help?: string
  required?: boolean
  /** Whether the label is a name of the interface. */
  code?: boolean
}

/** A field with its label, and what it is for. */
export function Field({ label, value, onChange, type, help, required = false, code = false }: FieldProps) {
  const id = useId()
  const change = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>): void => onChange(event.target.value)
  const common = { id, value, required, onChange: change, ...(help && { 'aria-describedby': `${id}-help` }) }
  return (
    <div className="try-field">
      <label htmlFor={id}>
        {code ? <code>{label}</code> : label}
        {required && <small> {strings.required}</small>}
      </label>
      {type === 'lines' ? (
        <textarea {...common} rows={Math.min(16, value.split('\n').length + 1)} spellCheck={false} />
      ) : (
        <input {...common} type={type} autoComplete={type === 'password' ? 'new-password' : 'off'} spellCheck={false} />
      )}
      {help && <small id={`${id}-help`}>{help}</small>}
    </div>
  )
}
