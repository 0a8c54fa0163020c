import { serveSites } from '../browser/global-setup'

export default serveSites(['root', 'repo', 'remote', 'extreme'])
