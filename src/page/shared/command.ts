/**
 * Attributes that let newer browsers open or close a dialog without a script; `src/client/head/dialogs.ts` does the same in
 * the others. React 18 passes them through but does not know their types.
 *
 * @param command what the button does.
 * @param target id of the dialog.
 */
export const commandFor = (command: 'show-modal' | 'close', target: string): Record<string, string> => ({
  command,
  commandfor: target,
})
