import { tryout as strings } from '../site/tryout-strings'
import { Field } from './Field'
import type { TryForm } from './types'

/** Where requests go: `mock`, an address of the platform, or `other` with an address of the reader's own. */
export interface Choice {
  gateway: string
  other: string
}

interface GatewayProps {
  choice: Choice
  gateways: TryForm['gateways']
  onChange: (choice: Choice) => void
}

/** Choice of the gateway. */
export function Gateway({ choice, gateways, onChange }: GatewayProps) {
  return (
    <>
      <label className="try-field">
        <span>{strings.gateway}</span>
        <select value={choice.gateway} onChange={(event) => onChange({ ...choice, gateway: event.target.value })}>
          <option value="mock">{strings.mock}</option>
          {gateways.map(({ url, description }) => (
            <option key={url} value={url}>{`${description} ${url}`}</option>
          ))}
          <option value="other">{strings.other}</option>
        </select>
      </label>
      {choice.gateway === 'other' && (
        <Field
          label={strings.otherAddress}
          type="text"
          required
          value={choice.other}
          onChange={(other) => onChange({ ...choice, other })}
        />
      )}
    </>
  )
}
