/** Invalid setting that prevents the server from starting. */
export class SettingError extends Error {
  override readonly name = 'SettingError'
  /** Name of the setting, such as `trustedProxies`. */
  readonly setting: string

  /** @param problem - description of the problem, for the message */
  constructor(setting: string, problem: string) {
    super(`${setting}: ${problem}`)
    this.setting = setting
  }
}
