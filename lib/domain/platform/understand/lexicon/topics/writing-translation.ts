/** Words that stand around the trades of writing; the notation is that of `design-creative`. */
export const WRITING_TRANSLATION = `
website-copywriting: copywriter copywriting homepage copy wording; website text page about words landing tone voice convincing
ux-writing: microcopy legalese wording button error understandable confusing plain messages forms tooltips; screens letters bills customers understand text consent official readable simple instructions notices users clear complicated tenants patients citizens residents tax bank hospital confuse notice
seo-content-writing: articles keywords content blog ranking; google seo text words found writer
blog-writing: blog blogger article post articles; write weekly topics writer
product-descriptions: descriptions listing amazon catalogue items; product text shop describe write
sales-copywriting: sales letter conversion persuasive; page copy sell pitch vsl offer
email-copywriting: email sequence subject mails; copy write campaign welcome wording winback
ad-copywriting: slogan tagline headline advertising adverts claim; ad campaign catchy copy funny
social-media-writing: captions tweets threads linkedin posts ghostwrite; social write instagram
newsletter-writing: newsletter substack digest; weekly write monthly mail members readers
technical-writing: documentation docs manual readme api reference tutorial quickstart sdk instructions handbook; developers guide write examples snippets code user software undocumented migration programmers understand explain technical openapi integrate support connect keep asking partners endpoints
white-papers-ebooks: whitepaper ebook report; paper download pdf research long industry
case-study-writing: case study testimonial success; customer story client interview write
grant-writing: grant grants funder foundation charity funding nonprofit ngo donor subsidy application bursary cash; apply fund budget money theatre arts community proposal association youth scoring public project trust lottery education museum school programme needs library small sports club national call deadline
proposal-bid-writing: tender bid proposal rfp procurement contract; public write win response
press-release-writing: press release announcement journalists media; news announce newspaper write
speechwriting: speech toast eulogy keynote; wedding say words bestman stage write
resume-cv-writing: resume cv curriculum linkedin résumé jobseeker; job application career experience looked line edit recruiter filter
cover-letter-writing: cover letter motivation application; job write
book-ghostwriting: ghostwriter memoir autobiography biography ghostwriting; book life story write my
fiction-writing: fiction novel story fantasy romance thriller; write short writer plot chapter
childrens-book-writing: bedtime children kids picture rhyming; story book write
screenwriting: screenplay script screenwriter scene sitcom pilot; film movie episode dialogue tv
game-narrative-writing: narrative quest lore dialogue; game story characters writer
poetry-song-lyrics: poem poetry lyrics rhyme verse haiku; song birthday write love
proofreading-copy-editing: proofreading proofread proofreader grammar spelling typos editor copyedit plain rewrite rewritten readable thesis simplify clarity jargon bureaucratic letter letters; text correct mistakes check understandable english essay language understand terms legal customers complaints refusal reminder insurance council fine official form edit act readers bills leaflet public tenants patients citizens residents tax water bank hospital forms people confuse notice
developmental-editing: manuscript developmental beta structure plot; novel feedback editor chapters draft
document-translation: translation translate translator translating bilingual translated transcreation languages french parisian parisians; document english text menu website native brochure convert language localise label product sentence natural sounds
software-game-localization: localization localisation localise i18n strings; app game software languages translate website
transcription-subtitling: transcription transcript transcribe subtitles subtitling srt; interview type recording audio minutes video captions
`;
