/** What of a network stands before a user's name in an address. */
export const NETWORKS: Readonly<Record<string, string>> = {
  ...{ behance: 'www.behance.net/', bitbucket: 'bitbucket.org/', bluesky: 'bsky.app/profile/' },
  ...{ codeberg: 'codeberg.org/', codepen: 'codepen.io/', devto: 'dev.to/' },
  ...{ dribbble: 'dribbble.com/', facebook: 'www.facebook.com/', github: 'github.com/' },
  ...{
    gitlab: 'gitlab.com/',
    goodreads: 'www.goodreads.com/user/show/',
    reddit: 'www.reddit.com/user/',
  },
  ...{ googlescholar: 'scholar.google.com/citations?user=', keybase: 'keybase.io/' },
  ...{ researchgate: 'www.researchgate.net/profile/', hackerrank: 'www.hackerrank.com/profile/' },
  ...{ instagram: 'www.instagram.com/', kaggle: 'www.kaggle.com/', leetcode: 'leetcode.com/u/' },
  ...{ linkedin: 'www.linkedin.com/in/', medium: 'medium.com/@', npm: 'www.npmjs.com/~' },
  ...{ orcid: 'orcid.org/', stackoverflow: 'stackoverflow.com/users/', telegram: 't.me/' },
  ...{ threads: 'www.threads.net/@', xing: 'www.xing.com/profile/' },
  ...{ tiktok: 'www.tiktok.com/@', twitch: 'www.twitch.tv/', twitter: 'x.com/', x: 'x.com/' },
  youtube: 'www.youtube.com/@',
}
