import type { Messages } from '../es/es'

export const publish: Messages['publish'] = {
  steps: {
    begin: 'Repository in this folder',
    history: 'Whole history',
    repository: 'Repository on GitHub',
    push: 'Push',
    origin: 'Remote "origin"',
    workflow: 'Workflows',
    pages: 'GitHub Pages',
    site: 'Publication',
  },
  willBegin:
    'This folder is no git repository: one is made, with a commit of all but what .gitignore says.',
  willDeepen: 'This copy lacks some commits (clone --depth): those are fetched.',
  willCreate: (repository) => `The public repository github.com/${repository} is made.`,
  willRemember: (address) => `It will be ${address}: later pushes go there, too.`,
  willRename: (address) =>
    `The one until now, ${address}, will be called "template": newer versions of the template come from there.`,
  willForget: (address) => `It is ${address} no longer.`,
  willWrite: (address) => `Written into perfil.json ("sitio"): ${address}`,
  willCommit: (files) => `A commit is made of: ${files}`,
  willPush: (commits, branch, address) => {
    const where = `pushed to ${address}`
    if (commits === undefined) return `The branch ${branch} is ${where}`
    const what = commits === 1 ? '1 commit' : `${commits} commits`
    return `${what} of the branch ${branch} ${commits === 1 ? 'is' : 'are'} ${where}`
  },
  willEnable: 'The workflows, which GitHub turns off in a fork, are enabled.',
  willTurnOn: 'Pages is turned on, with GitHub Actions as its source.',
  willFollow: (actions) =>
    `GitHub builds the site and publishes it, which is waited for, some minutes. It shows at ${actions}`,
  deleted: (files) => `deleted: ${files}`,
  withHistory: (template) => `The history of the template (${template}) goes along.`,

  plan: 'What will be done:',
  aside: (files) => `In no commit, and stays out: ${files}`,
  unsaved: (fields) =>
    `Typed in the form of npm run edit, but not saved, so not published: ${fields}`,
  ignored: (files) => `git ignores it (.gitignore), so it will not be published: ${files}`,
  doubt: (address) =>
    `${address} still has the example. If it is yours, give that address; if it is the template’s, the content needs a repository of your own.`,
  nothing: 'Nothing is left to push.',
  confirm: 'Do it?',
  answers: { active: 'Yes', inactive: 'No' },
  notAsked: 'Nothing was done. Without a terminal that asks, it takes: npm run publish -- --yes',
  unconfirmed: 'Nothing was done.',
  done: (steps) => `Done: ${steps}.`,
  notDone: (steps) => `Not done: ${steps}.`,
  goOn: 'Afterwards npm run publish goes on from there.',
  published: (address) => `The site is at ${address}`,
  willBeAt: (address) => `The site will be at ${address}`,

  ask: 'Your repository: its address, or a name for a new one',
  missing: 'A repository of yours is missing.',
  clicks:
    'A new one, on GitHub and signed in: 1. https://github.com/new?name=portfolio&visibility=public, "Create repository", without adding files. 2. Copy the address that it shows. Any other empty repository of yours does, too, also a folder (git init --bare FOLDER).',
  toOption: 'Say which: npm run publish -- --to ADDRESS',
  signIn: 'gh is installed, but not signed in: after gh auth login it does all of this.',
  offline: 'GitHub cannot be reached.',

  commitMessage: 'My content',
  firstMessage: 'First version',
  noGit: 'git is missing: https://git-scm.com/downloads',
  gitFault: 'git cannot read the repository of this folder:',
  unended: (work) =>
    `A ${work} of git has not ended: end it (git ${work} --continue), or give it up (git ${work} --abort).`,
  detached: (branch) =>
    `No branch is checked out (detached HEAD). To go back: git switch ${branch}. To keep commits that were made here, first: git branch mine`,
  otherBranch: (branch, published) =>
    `The branch is ${branch}, and ${published} is what is published: git switch ${published}, and git merge ${branch} if your content is there.`,
  noIdentity: (name, email) =>
    `git does not know who makes the commit. Once:\n  git config --global user.name "${name}"\n  git config --global user.email "${email}"`,
  notBegun: 'The repository could not be made.',
  notDeepened: 'The missing commits could not be fetched.',
  notCreated: (repository) =>
    `github.com/${repository} could not be made. By another name: npm run publish -- --to NAME`,
  notSet: '"origin" could not be changed.',
  notCommitted: 'The commit could not be made.',
  notEnabled: (address) =>
    `The workflows could not be enabled. By hand: ${address}, "I understand my workflows, go ahead and enable them".`,
  notTurnedOn: (address) =>
    `Pages could not be turned on. By hand: ${address}, Source: GitHub Actions. For a private repository it takes a paid account.`,
  runFailed: (address) => `GitHub could not publish the site; what failed: ${address}`,
  noRun: (address) =>
    `GitHub did not begin to publish the site. By hand: ${address}, "Run workflow".`,
  pushFaults: {
    behind: (address, branch) =>
      `${address} has commits that are missing here. If they are yours: git pull --rebase --autostash ${address} ${branch}. If that repository is for something else: npm run publish -- --to ANOTHER`,
    noRights: (address) =>
      `${address} does not exist, or does not let you write. On GitHub, sign in: gh auth login. To another: npm run publish -- --to ANOTHER`,
    noScope: () =>
      'gh is signed in without the right to change workflows: gh auth refresh -s workflow',
    offline: (address) => `${address} cannot be reached.`,
    other: (address) => `${address} refused the push.`,
  },

  byHand: {
    pages: (settings, actions) =>
      `Left to you, once: turn Pages on at ${settings}, Source: GitHub Actions. Then, if it is not being published yet: ${actions}, "Run workflow".`,
    ownDomain: (address, settings) =>
      `"sitio" says ${address}, which stays. If GitHub Pages serves it: ${settings}, Source: GitHub Actions, and Custom domain.`,
    otherHost: (address, branch) =>
      `The content goes to ${address}, which publishes no sites by itself: the host that you connect to it does (Netlify, Vercel, Cloudflare: docs/hosts.md), or any that you copy dist/ to, which npm run build makes. On this machine: npm start. On another: git clone -b ${branch} ${address}`,
    noAddress:
      'Once the site has an address, it goes into "sitio" of perfil.json; then npm run publish again.',
  },

  form: {
    title: 'Publish',
    unsaved: 'Not saved, so not published',
    look: 'Look again',
    looking: 'Looking at what is left…',
    use: 'Use this one',
    start: 'Publish now',
    check: 'What the check says',
    published: 'Published',
    pushed: (address) => `Pushed to ${address}`,
    isDone: 'done',
    isNow: 'going on',
    code: (address) => `QR code of ${address}`,
  },
}
