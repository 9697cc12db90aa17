import { useEffect, useState, type FormEvent } from 'react'
import { fill } from '../site/strings'
import { tryout as strings } from '../site/tryout-strings'
import { formOf, send } from './ask'
import { Field } from './Field'
import { Gateway, type Choice } from './Gateway'
import { TryResult } from './TryResult'
import type { TryAnswer, TryForm, TryProblem } from './types'

/** What the reader has typed once counts for all panels of the page. In memory only: a reload forgets it. */
const shared: { choice: Choice; token: string } = { choice: { gateway: 'mock', other: '' }, token: '' }

/** Form of an endpoint, and what came back. */
export function TryPanel({ id, title }: { id: string; title: string }) {
  const [form, setForm] = useState<TryForm | TryProblem>()
  useEffect(() => {
    void formOf(id).then(setForm)
  }, [id])
  if (!form) return <p role="status">{strings.loading}</p>
  if ('problem' in form) return <p role="alert">{form.problem}</p>
  return <TryFormView id={id} title={title} form={form} />
}

function TryFormView({ id, title, form }: { id: string; title: string; form: TryForm }) {
  const [choice, setChoice] = useState(shared.choice)
  const [token, setToken] = useState(shared.token)
  const [values, setValues] = useState(() => Object.fromEntries(form.fields.map(({ name, value }) => [name, value])))
  const [body, setBody] = useState(form.body ?? '')
  const [example, setExample] = useState(form.examples[0]?.name ?? '')
  const [busy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<TryAnswer | TryProblem>()
  const isMock = choice.gateway === 'mock'

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setBusy(true)
    const gateway = choice.gateway === 'other' ? choice.other : choice.gateway
    const authorization = token || (isMock ? 'demo' : '')
    const call = {
      gateway,
      authorization,
      values,
      ...(form.body !== undefined && { body }),
      ...(isMock && { example }),
    }
    setAnswer(await send(id, call))
    setBusy(false)
  }
  const keepToken = (next: string): void => {
    shared.token = next
    setToken(next)
  }
  return (
    <form aria-label={fill(strings.panelAria, { title })} autoComplete="off" onSubmit={(event) => void submit(event)}>
      <Gateway
        choice={choice}
        gateways={form.gateways}
        onChange={(next) => {
          shared.choice = next
          setChoice(next)
        }}
      />
      {isMock || <p className="try-note">{strings.privacy}</p>}
      {form.authorized && !isMock && (
        <Field label={strings.token} type="password" value={token} onChange={keepToken} required />
      )}
      {form.fields.map(({ name, required, description, secret }) => (
        <Field
          key={name}
          code
          label={name}
          help={description}
          required={required}
          type={secret ? 'password' : 'text'}
          value={values[name] ?? ''}
          onChange={(value) => setValues({ ...values, [name]: value })}
        />
      ))}
      {form.body === undefined || <Field label={strings.body} type="lines" value={body} onChange={setBody} />}
      {isMock && form.examples.length > 1 && (
        <label className="try-field">
          <span>{strings.example}</span>
          <select value={example} onChange={(event) => setExample(event.target.value)}>
            {form.examples.map(({ name, title: text }) => (
              <option key={name} value={name}>
                {text}
              </option>
            ))}
          </select>
        </label>
      )}
      <button className="btn primary" type="submit" disabled={busy}>
        {busy ? strings.sending : strings.send}
      </button>
      <TryResult answer={answer} taken={token} onToken={keepToken} />
    </form>
  )
}
