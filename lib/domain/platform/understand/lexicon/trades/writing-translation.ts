/** The words of writing and translation; the notation is that of `design-creative`. */
export const WRITING_TRANSLATION = `
writing-translation
en writer, writing, copywriter, copywriting, translate, content writer, ghostwriter, ~text, ~content, freelance writer
de Texter, Text schreiben lassen, Lektorat, Autor
fr rédaction, rédacteur
es redacción, redactor, escritor
pt redação, redator
it scrittura, redattore, copywriter
nl tekstschrijver, schrijver
ja ライティング, ライター
zh 写作, 文案, 撰稿
ar كتابة, كاتب, كتابة محتوى
hi लेखन, लेखक

website-copywriting
en website copy, web copy, web content, website text, homepage copy, about page, landing page copy, website content, copy for website, web copywriter
de Webtexte, Website-Texte, Texte für Webseite
fr rédaction web, textes de site web, contenu de site
es textos web, redacción web, contenido para página web
pt textos para site, redação web, conteúdo para site
it testi per sito web, copy per sito, contenuti web
nl webteksten, websiteteksten
ja Webライティング, サイト原稿, ホームページの文章
zh 网站文案, 网页文案
ar كتابة محتوى المواقع, نصوص الموقع
hi वेबसाइट कॉपीराइटिंग, वेबसाइट लेखन

ux-writing
en ux writer, ux copy, microcopy, ui copy, interface text, error messages, button text, app copy, in app copy, content design
de UX-Texte, Mikrotexte, Oberflächentexte
fr rédaction UX, textes d'interface, microcopie
es redacción UX, textos de interfaz
pt redação UX, textos de interface
it scrittura UX, testi di interfaccia
nl UX-teksten, interfaceteksten
ja UXライティング, UIテキスト
zh UX文案, 界面文案
ar كتابة تجربة المستخدم, نصوص الواجهة
hi यूएक्स राइटिंग, इंटरफ़ेस लेखन

seo-content-writing
en seo article, seo articles, seo copywriting, seo content, seo text, keyword article, seo writer, optimized content, pillar page
de SEO-Texte, SEO-Artikel, suchmaschinenoptimierte Texte
fr rédaction SEO, articles SEO, textes optimisés
es redacción SEO, artículos SEO, textos SEO
pt redação SEO, artigos SEO, conteúdo SEO
it testi SEO, articoli SEO, scrittura SEO
nl SEO-teksten, SEO-artikelen
ja SEOライティング, SEO記事
zh SEO文章, SEO文案
ar كتابة مقالات سيو, محتوى متوافق مع السيو
hi एसईओ लेखन, एसईओ लेख

blog-writing
en blog, blog post, blog posts, blogger, article, articles, article writing, blog article, guest post, listicle, ghost blogging
de Blogartikel, Blogtexte, Blogbeitrag, Artikel schreiben
fr rédaction de blog, article de blog, articles
es redacción de blog, artículos de blog, artículos
pt artigos para blog, redação de blog, posts de blog
it articoli per blog, scrittura blog, articoli
nl blogs schrijven, blogartikel, blogteksten
ja ブログ記事, ブログ執筆, 記事作成, 記事執筆
zh 博客写作, 博客文章, 文章撰写
ar كتابة مدونات, كتابة مقالات, تدوينة
hi ब्लॉग लेखन, लेख लेखन, ब्लॉग पोस्ट

product-descriptions
en product description, product copy, product text, item description, amazon listing copy, etsy listing, product page copy, catalog copy, bullet points
de Produktbeschreibung, Produkttexte
fr fiche produit, fiches produits, description de produit
es descripción de producto, fichas de producto
pt descrição de produto, descrições de produtos
it descrizione prodotto, schede prodotto
nl productbeschrijving, productteksten
ja 商品説明文, 商品説明, 商品紹介文
zh 产品描述, 商品文案, 产品文案
ar وصف المنتجات, كتابة وصف منتج
hi उत्पाद विवरण, प्रोडक्ट विवरण

sales-copywriting
en sales copy, sales letter, sales page, direct response, direct response copy, vsl, vsl script, funnel copy, conversion copywriting, persuasive copy, long form sales page
de Werbetexte, Verkaufstexte, Verkaufsseite texten
fr copywriting de vente, page de vente, lettre de vente
es copywriting de ventas, carta de ventas, página de ventas
pt copywriting de vendas, carta de vendas, página de vendas
it copywriting persuasivo, lettera di vendita, pagina di vendita
nl verkoopteksten, verkoopbrief, verkooppagina
ja セールスコピー, セールスライティング, セールスレター
zh 销售文案, 营销文案, 推销信
ar كتابة نصوص بيعية, رسالة بيعية
hi सेल्स कॉपीराइटिंग, बिक्री लेखन

email-copywriting
en email copy, welcome sequence, email sequence, cold email copy, drip emails, abandoned cart email, email text, subject lines, outreach email
de E-Mail-Texte, Mailing-Texte, Werbemail schreiben
fr rédaction d'e-mails, copywriting email, séquence email
es redacción de correos, textos para email, secuencia de correos
pt textos para e-mail, sequência de e-mails
it testi per email, sequenza email
nl e-mailteksten, mailteksten
ja メールライティング, メール文面作成, ステップメール
zh 邮件文案, 邮件写作
ar كتابة رسائل البريد الإلكتروني, نصوص بريدية
hi ईमेल कॉपीराइटिंग, ईमेल लेखन

ad-copywriting
en ad copy, ads copy, slogan, tagline, slogans, facebook ad copy, google ad copy, advertising copy, radio ad script, catchphrase, claim
de Anzeigentexte, Slogan, Werbeslogan, Claim
fr rédaction publicitaire, slogan, accroche publicitaire
es textos publicitarios, eslogan, anuncios redacción
pt textos publicitários, slogan, copy para anúncios
it testi pubblicitari, slogan, copy per annunci
nl advertentieteksten, slogan, reclameteksten
ja 広告コピー, キャッチコピー, スローガン, 広告文
zh 广告文案, 广告语, 标语, 口号
ar كتابة إعلانات, نصوص إعلانية, شعار دعائي
hi विज्ञापन लेखन, स्लोगन, टैगलाइन

social-media-writing
en captions, instagram captions, social media copy, linkedin post, linkedin posts, tweets, twitter thread, linkedin ghostwriter, hooks, social captions
de Social-Media-Texte, LinkedIn-Beiträge, Posts schreiben
fr textes pour réseaux sociaux, posts LinkedIn, légendes Instagram
es textos para redes sociales, publicaciones LinkedIn
pt textos para redes sociais, legendas para Instagram
it testi per i social, post LinkedIn
nl socialmediateksten, LinkedIn-berichten
ja SNS投稿文, SNSライティング, 投稿文作成
zh 社交媒体文案, 小红书文案, 朋友圈文案
ar كتابة منشورات, محتوى وسائل التواصل
hi सोशल मीडिया लेखन, कैप्शन लेखन

newsletter-writing
en newsletter, newsletters, substack, beehiiv, newsletter writer, weekly newsletter, company newsletter, internal newsletter
de Newsletter schreiben, Newsletter-Texte, Newsletter
fr rédaction de newsletter, newsletter, infolettre
es redacción de boletines, boletín, newsletter
pt redação de newsletter, boletim informativo
it scrittura newsletter, newsletter
nl nieuwsbrief schrijven, nieuwsbrief
ja メルマガ, メールマガジン, ニュースレター
zh 新闻简报, 电子报撰写, 电子通讯
ar كتابة نشرة بريدية, نشرة إخبارية
hi न्यूज़लेटर लेखन, न्यूज़लेटर

technical-writing
en technical writer, documentation, user manual, manual, user guide, api docs, docs, instruction manual, knowledge base, sop writing, release notes, readme
de technische Dokumentation, Bedienungsanleitung, technischer Redakteur, Handbuch
fr rédaction technique, documentation technique, manuel d'utilisation, mode d'emploi
es redacción técnica, documentación técnica, manual de usuario
pt redação técnica, documentação técnica, manual do usuário
it scrittura tecnica, documentazione tecnica, manuale utente
nl technisch schrijven, technische documentatie, handleiding
ja テクニカルライティング, マニュアル作成, 取扱説明書, 技術文書
zh 技术写作, 技术文档, 用户手册, 说明书
ar كتابة تقنية, توثيق تقني, دليل المستخدم
hi तकनीकी लेखन, उपयोगकर्ता पुस्तिका, दस्तावेज़ीकरण

white-papers-ebooks
en white paper, whitepaper, ebook, e book, ebook writing, lead magnet, research report, industry report, executive summary
de Whitepaper, E-Book schreiben, Fachbericht
fr livre blanc, ebook, rédaction d'ebook
es libro blanco, informe técnico, ebook
pt white paper, e-book, livro branco
it white paper, libro bianco, ebook
nl whitepaper, e-book schrijven
ja ホワイトペーパー, 電子書籍執筆
zh 白皮书, 电子书撰写
ar ورقة بيضاء, كتابة كتاب إلكتروني
hi श्वेत पत्र, ई-बुक लेखन

case-study-writing
en case study, case studies, customer story, success story, customer success story, testimonial writing, client story
de Fallstudie, Kundenreferenz, Referenzbericht, Erfolgsgeschichte
fr étude de cas, témoignage client
es caso de estudio, caso de éxito
pt estudo de caso, caso de sucesso
it caso di studio, storia di successo
nl casestudy, klantverhaal, klantcase
ja 導入事例, 事例記事, ケーススタディ
zh 案例研究, 客户案例
ar دراسة حالة, قصة نجاح
hi केस स्टडी, सफलता की कहानी

grant-writing
en grant, grants, grant writer, grant proposal, grant application, funding application, nonprofit grant, research grant, letter of inquiry, loi, horizon europe
de Förderantrag, Fördermittelantrag, Antrag auf Fördermittel
fr demande de subvention, dossier de subvention
es solicitud de subvención, redacción de subvenciones, subvenciones
pt pedido de financiamento, projetos para editais, candidatura a subsídios
it domanda di finanziamento, bandi, richiesta di fondi
nl subsidieaanvraag, subsidie aanvragen
ja 助成金申請, 補助金申請, 申請書作成
zh 基金申请, 资助申请, 拨款申请书
ar كتابة طلبات المنح, مقترح منحة
hi अनुदान लेखन, अनुदान आवेदन

proposal-bid-writing
en proposal, bid, tender, rfp, rfq, rfp response, bid writer, tender writing, business proposal, government tender, sow, statement of work, quote writing
de Angebotserstellung, Ausschreibung, Angebot schreiben
fr réponse à appel d'offres, appel d'offres, proposition commerciale
es propuesta comercial, licitación, redacción de propuestas
pt proposta comercial, licitação, resposta a concurso
it proposta commerciale, gara d'appalto, offerta tecnica
nl offerte schrijven, aanbesteding, tender schrijven
ja 提案書作成, 入札書類, 企画書
zh 标书, 投标书, 商业提案, 标书制作
ar كتابة عروض, عرض مناقصة, عروض فنية
hi प्रस्ताव लेखन, निविदा लेखन, टेंडर

press-release-writing
en press release, media release, pr writing, news release, announcement, press kit text, launch announcement
de Pressemitteilung, Presseaussendung, Pressetext
fr communiqué de presse, communiqué
es nota de prensa, comunicado de prensa
pt comunicado de imprensa, press release, nota de imprensa
it comunicato stampa
nl persbericht, persbericht schrijven
ja プレスリリース, 報道資料
zh 新闻稿, 新闻稿撰写
ar بيان صحفي, كتابة بيان صحفي
hi प्रेस विज्ञप्ति, प्रेस रिलीज़

speechwriting
en speech, speech writer, wedding speech, best man speech, toast, eulogy, keynote script, ted talk script, maid of honor speech, father of the bride speech
de Rede schreiben, Redenschreiber, Hochzeitsrede, Trauerrede schreiben
fr discours, rédaction de discours, discours de mariage
es discursos, redacción de discursos, discurso de boda
pt discurso, redação de discursos, discurso de casamento
it discorso, scrittura discorsi, discorso di nozze
nl speech schrijven, toespraak, speechschrijver
ja スピーチ原稿, スピーチライター, 結婚式スピーチ
zh 演讲稿, 发言稿, 致辞
ar كتابة خطاب, كتابة خطابات, كلمة زفاف
hi भाषण लेखन, भाषण

resume-cv-writing
en cv, resume, curriculum vitae, cv writer, resume writer, ats resume, linkedin profile, resume makeover, cv rewrite, federal resume, linkedin bio, resumé
de Lebenslauf, Lebenslauf schreiben, Bewerbungsunterlagen
fr rédaction de CV, CV, curriculum vitae
es currículum, redacción de CV, hoja de vida, currículo
pt currículo, elaboração de currículo, CV
it curriculum, scrittura CV, curriculum vitae
nl cv schrijven, cv laten maken, curriculum vitae
ja 履歴書, 職務経歴書, 履歴書作成
zh 简历, 简历撰写, 简历修改, 履歷
ar سيرة ذاتية, كتابة سيرة ذاتية
hi बायोडाटा, रिज्यूमे, सीवी लेखन

cover-letter-writing
en cover letter, application letter, motivation letter, motivational letter, statement of purpose, sop letter, letter of motivation, personal statement, job application
de Anschreiben, Bewerbungsschreiben, Motivationsschreiben, Bewerbung
fr lettre de motivation
es carta de presentación, carta de motivación
pt carta de apresentação, carta de motivação
it lettera di presentazione, lettera motivazionale
nl sollicitatiebrief, motivatiebrief
ja 志望動機書, カバーレター, 送付状, 志望動機
zh 求职信, 动机信, 自荐信
ar خطاب تقديم, رسالة تغطية, خطاب دافع
hi कवर लेटर, आवेदन पत्र

book-ghostwriting
en ghostwriter, ghost writer, ghostwriting, memoir, memoirs, autobiography, biography, write my book, book writer, nonfiction book, business book
de Ghostwriter, Buch schreiben lassen, Biografie, Memoiren
fr écrivain fantôme, prête-plume, biographie, mémoires
es escritor fantasma, biografía, memorias, escribir un libro
pt escritor fantasma, biografia, memórias, escrever livro
it ghostwriter, biografia, scrivere un libro, memorie
nl ghostwriter, boek laten schrijven, biografie, memoires
ja ゴーストライター, 書籍代筆, 自伝, 回顧録
zh 代笔, 图书代写, 回忆录, 自传, 传记
ar كاتب شبح, كتابة كتاب, مذكرات, سيرة حياة
hi घोस्ट राइटर, पुस्तक लेखन, आत्मकथा, जीवनी

fiction-writing
en fiction, novel, novelist, short story, short stories, story writer, novella, fantasy writer, romance writer, fan fiction, worldbuilding, storyteller, erotica writer
de Roman, Kurzgeschichte, Belletristik, Romanautor
fr fiction, roman, nouvelle littéraire, romancier
es ficción, novela, cuento, relato, novelista
pt ficção, romance escrito, conto, romancista
it narrativa, romanzo, racconto, romanziere
nl fictie, roman, kort verhaal, romanschrijver
ja 小説, 小説執筆, 短編小説, シナリオ小説
zh 小说, 小说写作, 短篇小说, 故事创作
ar كتابة روايات, رواية, قصة قصيرة, قصص
hi कथा लेखन, उपन्यास, कहानी लेखन, लघुकथा

childrens-book-writing
en childrens book, children book, kids book, picture book, bedtime story, kids story, nursery rhyme, children's story, middle grade
de Kinderbuch, Kinderbuch schreiben, Kinderbuchautor, Gutenachtgeschichte
fr livre pour enfants, histoire pour enfants, album jeunesse
es libro infantil, cuentos infantiles, escritor infantil
pt livro infantil, histórias infantis
it libro per bambini, storie per bambini, favole
nl kinderboek, kinderverhaal, kinderboekenschrijver
ja 絵本, 児童書, 童話, 絵本の文章
zh 儿童读物, 绘本文案, 童话, 儿童故事
ar كتاب أطفال, قصص أطفال
hi बच्चों की किताब, बाल साहित्य, बाल कहानी

screenwriting
en screenplay, screenwriter, script writing, scriptwriter, film script, movie script, youtube script, video script, tv pilot, script coverage, script doctor, scriptwriting
de Drehbuch, Drehbuchautor, Skript schreiben, Videoskript
fr scénario, scénariste, écriture de scénario
es guion, guionista, guión, escritura de guiones
pt roteiro, roteirista, guião, argumentista
it sceneggiatura, sceneggiatore, script video
nl scenario, scenarioschrijver, filmscript
ja 脚本, シナリオ, 脚本家, 動画台本
zh 剧本, 编剧, 视频脚本, 电影剧本
ar سيناريو, كتابة سيناريو, كاتب سيناريو
hi पटकथा, पटकथा लेखन, स्क्रिप्ट लेखन

game-narrative-writing
en game writer, game story, game script, narrative design, narrative designer, branching dialogue, quest writing, visual novel script, game dialogue, lore
de Spielgeschichte, Spieldialoge, Narrative Design
fr scénario de jeu vidéo, dialogues de jeu, design narratif
es narrativa de videojuegos, guion de videojuego, diálogos de juego
pt narrativa de jogos, roteiro de jogo, diálogos de jogo
it narrativa per videogiochi, dialoghi di gioco
nl gameverhaal, gamedialogen, narratief ontwerp
ja ゲームシナリオ, シナリオライター, ゲームの台詞
zh 游戏剧情, 游戏文案, 游戏剧本
ar كتابة قصة لعبة, حوارات الألعاب
hi गेम कहानी लेखन, गेम संवाद

poetry-song-lyrics
en poem, poems, poet, poetry, lyrics, song lyrics, lyricist, custom poem, rap lyrics, verse, greeting card text, haiku
de Gedicht, Liedtext, Songtext, Lyrik, Dichter
fr poème, poésie, paroles de chanson, parolier
es poema, poesía, letra de canción, letrista
pt poema, poesia, letra de música, letrista
it poesia, testo di canzone, paroliere
nl gedicht, poëzie, songtekst, liedtekst
ja 詩, 作詞, 歌詞, ポエム
zh 诗歌, 歌词, 作词, 写诗
ar شعر, قصيدة, كلمات أغنية, كتابة شعر
hi कविता, गीत के बोल, गीत लेखन, शायरी

proofreading-copy-editing
en proofread, proofreader, proofreading, copy editor, copyediting, grammar check, editing, line editing, english correction, text correction, thesis proofreading, essay editing
de Korrektorat, Lektorat, Korrekturlesen, Lektor
fr relecture, correction de texte, correction d'un texte, corriger un texte, correcteur
es corrección de textos, corrector, revisión de textos
pt revisão de texto, revisor, correção de texto
it correzione bozze, revisione testi, correttore
nl proeflezen, tekstcorrectie, redigeren, eindredactie
ja 校正, 校閲, 文章校正, 英文校正, 添削
zh 校对, 文字校对, 润色, 论文润色
ar تدقيق لغوي, تصحيح لغوي, مراجعة نصوص
hi प्रूफ़रीडिंग, संपादन, भाषा सुधार

developmental-editing
en book editor, manuscript editor, manuscript critique, beta reader, beta reading, story editor, structural edit, content editing, novel editor, manuscript review
de Entwicklungslektorat, Manuskriptlektorat, Testleser, Buchlektorat
fr bêta-lecture, édition de manuscrit, relecture structurelle
es edición de manuscritos, lectura beta, edición literaria
pt leitura crítica, leitor beta, edição de manuscrito
it editing di manoscritti, lettura beta, editing strutturale
nl manuscriptredactie, proeflezer, manuscript beoordelen
ja 原稿講評, 編集者, ベータリーディング
zh 稿件编辑, 书稿点评, 试读
ar تحرير المخطوطات, مراجعة مخطوطة, تحرير كتب
hi पांडुलिपि संपादन, पुस्तक संपादन

document-translation
en translate, certified translation, sworn translation, legal translation, medical translation, english to german, spanish translation, birth certificate translation, translate pdf
de beglaubigte Übersetzung, Dokument übersetzen
fr traduction certifiée, traduction de documents
es traducción jurada, traducción de documentos
pt tradução juramentada, tradução certificada
it traduzione giurata, tradurre documenti
nl beëdigde vertaling, document vertalen
ja 文書翻訳, 英訳, 和訳
zh 文件翻译, 中英翻译, 认证翻译
ar ترجمة من, ترجمة معتمدة, ترجمة مستندات
hi दस्तावेज़ अनुवाद, प्रमाणित अनुवाद

software-game-localization
en localization, localisation, l10n, i18n, app translation, game translation, website translation, software translation, crowdin, string translation, linguistic qa
de Lokalisierung, App-Übersetzung, Spielübersetzung, Software-Lokalisierung
fr localisation de logiciel, localisation de jeux, traduction d'application
es localización de software, localización de videojuegos, traducción de aplicaciones
pt localização de software, localização de jogos, tradução de aplicativo
it localizzazione software, localizzazione videogiochi, traduzione app
nl lokalisatie, softwarevertaling, gamevertaling
ja ローカライズ, ローカリゼーション, ゲーム翻訳, アプリ翻訳
zh 本地化, 软件本地化, 游戏翻译, 游戏本地化
ar توطين البرمجيات, تعريب, ترجمة ألعاب, ترجمة تطبيقات
hi स्थानीयकरण, ऐप अनुवाद, गेम अनुवाद

transcription-subtitling
en transcription, transcribe, transcript, transcriber, audio to text, subtitles, srt, typist, interview transcription, medical transcription, legal transcription, speech to text typing
de Transkription, Transkribieren, Untertitel, Abtippen
fr transcription, retranscription, sous-titrage, sous-titres
es transcripción, transcriptor, subtítulos, audio a texto
pt transcrição, legendagem, legendas, áudio para texto
it trascrizione, sottotitoli, sbobinatura
nl transcriptie, transcriberen, ondertiteling, uittypen
ja 文字起こし, テープ起こし, 字幕, 書き起こし
zh 听写, 转录, 字幕, 录音转文字
ar تفريغ صوتي, تفريغ نصي, ترجمة فيديو, كتابة ترجمات
hi ट्रांसक्रिप्शन, प्रतिलेखन, उपशीर्षक, सबटाइटल
`;
