/**
 * What those are called who do a trade, its abbreviations, and what people ask them for, beside the words of the trade itself; the notation is
 * that of `design-creative`.
 */
export const PEOPLE = `
logo-design
en emblem, crest, logo designer, logo maker, brandmark, insignia
de Logodesigner, Logo entwerfen, Signet, Wappen, Logo gestalten, Logo erstellen
fr créateur de logo, graphiste logo, emblème
es diseñador de logos, diseño de logo, emblema
pt designer de logo, criação de logo, emblema
it creazione logo, disegnatore di loghi, stemma
nl logo ontwerper, logo maken, embleem
ja ロゴ, ロゴ作成, ロゴ制作
zh 标志, 商标设计, logo设计, 徽标
ar شعار, تصميم لوجو, مصمم شعارات
hi लोगो, लोगो डिज़ाइनर, लोगो बनाना

brand-identity-design
en brand designer, branding designer, corporate design, corporate identity, rebrand, brand audit, style guide of a brand
de Markendesign, Erscheinungsbild, Corporate Identity, Markenauftritt
fr charte graphique, identité de marque, directeur artistique
es identidad corporativa, imagen corporativa, manual de marca
pt identidade visual, identidade corporativa, manual da marca
it immagine coordinata, identità aziendale
nl huisstijl, merkidentiteit
ja ブランディング, ブランドデザイン, ビジュアルアイデンティティ
zh 品牌, 品牌视觉, 企业形象, 视觉识别
ar هوية بصرية, هوية تجارية
hi ब्रांडिंग, ब्रांड पहचान

ui-design
en gui, user interface designer, interface designer, screen design, app screens, admin panel, redesign our app, back office screens, dashboard design
de Oberflächendesign, Benutzeroberfläche, UI-Designer
fr designer d'interface, interface utilisateur, maquette d'application
es diseñador ui, interfaz de usuario, diseño de pantallas
pt designer de interfaces, interface do usuário
it interfaccia utente, progettista di interfacce
nl gebruikersinterface, interface ontwerper
ja UIデザイン, 画面デザイン, インターフェース
zh 界面设计, UI设计师, 用户界面
ar مصمم واجهات, واجهة المستخدم
hi इंटरफ़ेस डिजाइन, यूआई डिजाइनर

design-systems
en component library, design tokens, ui kit, figma library, pattern library
de Designsystem, Komponentenbibliothek
fr système de design, bibliothèque de composants
es sistema de diseño, biblioteca de componentes
pt sistema de design

ux-research
en usability study, user testing, user interviews, ux researcher
de Usability-Test, Nutzertests
fr test utilisateur, tests d'utilisabilité
es pruebas de usabilidad, investigación de usuarios

packaging-label-design
en carton, cardboard box, die cut, dieline, mailer box, package designer, box design, packing design, folding box
de Verpackung, Karton, Schachtel, Faltschachtel, Verpackungsdesigner, Etikett
fr emballage, boîte en carton, conditionnement, étiquette
es envases, empaques, caja de cartón, embalaje, packaging, etiqueta
pt embalagem, caixa de papelão, rótulo
it imballaggio, confezione, scatola, packaging, etichetta
nl verpakking, kartonnen doos, etiket
ja パッケージ, 化粧箱, ラベル, 箱
zh 包装, 纸盒, 标签设计
ar تغليف, تصميم عبوات, علبة
hi पैकेजिंग, डिब्बा

typeface-design
en font, bespoke font, type foundry, letterforms, font designer, custom lettering
de Schriftart, Schriftgestalter, Hausschrift
fr police de caractères, typographe, caractères sur mesure
es tipografía, fuente tipográfica, tipógrafo
pt tipografia, fonte tipográfica
it font, carattere tipografico, caratteri tipografici
nl lettertype, letterontwerper
ja フォント, 書体
zh 字体, 字体设计
ar خط طباعي, تصميم خطوط
hi फ़ॉन्ट

front-end-development
en a11y=accessibility, accessibility audit, accessible website, web accessibility audit, accessibility consultant, ada compliance=accessibility, screen reader test=accessibility, disabled users=accessibility, web performance, rgaa=accessibility, bitv=accessibility, en 301 549=accessibility, section 508=accessibility, accessible web
de Barrierefreiheit, barrierefreie Webseite=accessibility, Frontend-Entwickler, Barrierefreiheit prüfen=accessibility
fr accessibilité numérique=accessibility, développeur front-end, audit d'accessibilité=accessibility, audit accessibilité=accessibility audit, accessibilité=accessibility
es accesibilidad=accessibility, desarrollador front-end, auditoría de accesibilidad=accessibility
pt acessibilidade digital=accessibility, desenvolvedor front-end, acessibilidade=accessibility, auditoria de acessibilidade=accessibility audit
it accessibilità=accessibility, sviluppatore front-end
nl toegankelijkheid, toegankelijke website=accessibility, frontend ontwikkelaar
ja アクセシビリティ=accessibility, フロントエンド
zh 无障碍=accessibility, 無障礙=accessibility, 前端开发, 前端工程师
ar سهولة الوصول=accessibility, مطور واجهات
hi फ्रंटएंड

full-stack-web-development
en web programmer, coder, web app developer, website developer, build my saas, software engineer, codebase, code review
de Webentwickler, Programmierer, Webentwicklung, Webanwendung, Softwareentwickler
fr développeur web, développement web, programmeur, application web
es desarrollador web, desarrollo web, programador, aplicación web
pt desenvolvedor web, desenvolvimento web, programador, aplicação web
it sviluppatore web, sviluppo web, programmatore, applicazione web
nl webontwikkelaar, programmeur, webapplicatie, website bouwen
ja ウェブ開発, Web開発, プログラマー, エンジニア
zh 网站开发, 网页开发, 程序员, 全栈开发
ar مطور ويب, تطوير مواقع, مبرمج
hi वेब डेवलपर, वेबसाइट बनाना, प्रोग्रामर

shopify-development
en shopify speed, shopify developer, shopify store, shopify shop
de Shopify-Entwickler, Onlineshop
fr boutique Shopify, développeur Shopify
es tienda Shopify, desarrollador Shopify

ecommerce-development
en online shop, web shop, webshop, online store, ~checkout
de Onlineshop, Webshop, Online-Shop
fr boutique en ligne, e-commerce
es tienda en línea, comercio electrónico
pt loja virtual, loja online
it negozio online, negozio elettronico
nl webwinkel
ja ネットショップ, オンラインショップ, ECサイト
zh 网店, 电商网站
ar متجر إلكتروني
hi ऑनलाइन स्टोर

embedded-systems
en microcontroller, firmware engineer, bluetooth device, ble sensor, low power device, embedded engineer, embedded developer
de Embedded-Entwickler, Mikrocontroller, Embedded Software, Firmware-Entwicklung
fr microcontrôleur, logiciel embarqué, systèmes embarqués, ingénieur embarqué
es microcontrolador, sistemas embebidos, ingeniero de firmware
pt microcontrolador, sistemas embarcados
it microcontrollore, sistemi embedded
nl microcontroller, embedded software
ja 組み込み, ファームウェア, マイコン
zh 嵌入式, 单片机, 固件
ar أنظمة مدمجة, متحكم دقيق
hi एम्बेडेड, माइक्रोकंट्रोलर

api-development
en api developer, rest api, integration of systems, audit log, audit logs, audit trail, audit logging
de Schnittstelle, Schnittstellenentwicklung
fr développement d'API
es desarrollo de API

software-testing-qa
en software tester, qa engineer, test automation
de Softwaretester, Testautomatisierung
fr testeur logiciel
es pruebas de software

ux-writing
en microcopy, error messages, button texts, interface copy, ~jargon
de Fehlermeldungen, Oberflächentexte, Leichte Sprache
fr microcopie, messages d'erreur
es microtextos, mensajes de error

proofreading-copy-editing
en copy editor, proofreader, plain english, jargon free, plain language, rewrite a letter, rewrite a text, easy language
de Leichte Sprache, Lektor, Lektorat, Korrekturleser, Texte umschreiben, einfache Sprache
fr relecture, correcteur, langage clair
es corrector de textos, lenguaje claro
pt revisor de textos, linguagem simples, revisão de texto
it correttore di bozze, linguaggio semplice
nl eindredacteur, eenvoudige taal, klare taal
ja 校正, 校閲
zh 校对, 润色
ar تدقيق لغوي
hi प्रूफरीडिंग

document-translation
en transcreation, language service
de übersetzen lassen
zh 笔译

technical-writing
en docs, developer docs, technical writer, api docs, swagger, openapi reference, sdk tutorial, user manual, documentation writer
de Technischer Redakteur, Technische Dokumentation, Benutzerhandbuch
fr rédacteur technique, documentation technique, manuel d'utilisation
es redactor técnico, documentación técnica, manual de usuario
pt redator técnico, documentação técnica, documentação de API
it documentazione tecnica, redattore tecnico, manuale utente
nl technisch schrijver, technische documentatie, handleiding
ja 技術文書, テクニカルライター, マニュアル作成, ドキュメント
zh 技术文档, 技术写作, 使用手册
ar كتابة تقنية, توثيق تقني
hi तकनीकी लेखन, दस्तावेज़ीकरण

grant-writing
en grant proposal, funding application, fundraising proposal, ngo proposal, nonprofit funding, charity funding, theory of change, grant writer, apply for funding
de Förderantrag, Fördermittel, Antragstellung
fr demande de subvention, dossier de subvention
es solicitud de subvención, propuesta de financiación, subvenciones
pt pedido de subsídio, edital de fomento, captação de recursos
it bando di finanziamento, domanda di contributo
nl subsidieaanvraag, subsidie
ja 助成金申請, 補助金申請
zh 资助申请, 基金申请
ar طلب منحة, كتابة المنح
hi अनुदान आवेदन, अनुदान लेखन

newsletter-writing
en newsletter, newsletter writer
de Newsletter schreiben
fr rédaction de newsletter

email-marketing
en newsletter, newsletters, email automation, drip campaign, email flows, mailing campaign, email marketer, win back emails, welcome emails, reduce churn
de Newsletter, E-Mail-Kampagne, Newsletter-Marketing
fr infolettre, campagne emailing, emailing
es boletín electrónico, correo electrónico, campaña de correo
pt campanha de e-mail, boletim
it campagna email, newsletter
nl nieuwsbrief, e-mailcampagne
ja メールマガジン, メルマガ, メールマーケティング
zh 邮件营销, 电子邮件营销
ar التسويق عبر البريد الإلكتروني, نشرة بريدية
hi ईमेल मार्केटिंग, न्यूज़लेटर

explainer-videos
en animated explainer, explainer, explanation video, animated video
de Erklärvideo, Erklärfilm
fr vidéo explicative, film explicatif
es vídeo explicativo, video explicativo, video animado
pt vídeo explicativo, vídeo animado
it video esplicativo, video animato
nl uitlegvideo, uitleganimatie
ja 説明動画, アニメーション動画
zh 解说视频, 动画视频
ar فيديو توضيحي, فيديو متحرك
hi व्याख्या वीडियो, एनिमेटेड वीडियो

2d-character-animation
en animator, cartoon, cartoonist animation, hand drawn animation, 2d animator
de Zeichentrick, Trickfilm, Animator
fr dessin animé, animateur 2d
es dibujos animados, animador, caricatura animada
pt desenho animado, animador
it cartone animato, animatore
nl tekenfilm, animator
ja アニメーター, 手描きアニメ
zh 动画师, 手绘动画, 卡通
ar رسوم متحركة
hi कार्टून, एनिमेशन

motion-graphics
en motion designer, motion graphics artist, motion design
de Bewegtbild
fr motion designer
es diseñador de movimiento

video-editing
en film cutter, cut my video, film editor, editor for a documentary, cut footage, edit footage, videographer editing
de Videoschnitt, Cutter, Filmschnitt, Video schneiden
fr monteur vidéo, montage vidéo, monteur
es editor de vídeo, edición de vídeo, montador
pt editor de vídeo, edição de vídeo
it montatore video, montaggio video
nl videomontage, video editor, video monteren
ja 動画編集, 映像編集, ビデオ編集
zh 视频剪辑, 剪辑师, 视频编辑
ar مونتاج, تحرير فيديو, محرر فيديو
hi वीडियो एडिटिंग, वीडियो संपादन

color-grading
en colourist, colorist, colour grading, color correction
de Farbkorrektur
fr étalonnage, étalonneur
es corrección de color, colorista

documentary-filmmaking
en documentary, documentary editor
de Dokumentarfilm
fr film documentaire
es documental
pt documentário
it documentario

3d-animation
en 3d animator, cgi, cgi animation, cad animation, exploded view
de 3D-Animation, 3D-Animator
fr animation 3d, animateur 3d
es animación 3d, animador 3d
pt animação 3d
it animazione 3d
nl 3d-animatie
ja 3Dアニメーション, 3DCG
zh 三维动画, 3D动画
ar رسوم ثلاثية الأبعاد
hi 3डी एनिमेशन

3d-modeling
en 3d artist, 3d modeller, 3d designer, cgi
de 3D-Modellierung, 3D-Grafiker
fr modélisation 3d, graphiste 3d
es modelado 3d, artista 3d
pt modelagem 3d
it modellazione 3d, grafico 3d
nl 3d-modelleren
ja 3Dモデリング
zh 三维建模, 3D建模
ar نمذجة ثلاثية الأبعاد
hi 3डी मॉडलिंग

3d-product-rendering
en product visualization, product render, render of a product, product rendering
de Produktvisualisierung
fr rendu 3d, visualisation de produit
es visualización de producto, renderizado

podcast-production
en podcast, podcast producer, podcast editor, talk show audio, edit my podcast
de Podcast, Podcast schneiden, Podcast-Produktion
fr balado, montage de podcast, monteur de podcast
es edición de podcast, editor de podcast
pt edição de podcast, editor de podcast
it montaggio podcast, produzione podcast
nl podcast monteren, podcast bewerken
ja ポッドキャスト, ポッドキャスト制作
zh 播客, 播客剪辑, 播客制作
ar بودكاست
hi पॉडकास्ट

audio-editing-restoration
en audio engineer, noise removal, remove noise, background noise, clean up audio, audio cleanup, sound engineer
de Tontechniker, Rauschen entfernen, Tonbearbeitung
fr ingénieur du son, nettoyage audio, montage audio
es ingeniero de sonido, limpieza de audio, edición de audio
pt engenheiro de som, edição de áudio
it tecnico del suono, pulizia audio
nl geluidstechnicus, audiobewerking
ja 音声編集, ノイズ除去
zh 音频剪辑, 降噪
ar تحرير صوتي
hi ऑडियो एडिटिंग

game-audio
en game composer, video game composer, game soundtrack, game score, fmod, wwise, ost
de Spielmusik, Spielemusik
fr musique de jeu vidéo, compositeur de jeu
es música para videojuegos, compositor de videojuegos
pt música para jogos, trilha sonora de jogo
it musica per videogiochi
nl gamemuziek
ja ゲーム音楽, ゲームサウンド, BGM
zh 游戏音乐, 游戏配乐
ar موسيقى ألعاب
hi गेम संगीत

voice-over
en voice actor, voice artist, narrator, ivr, phone prompts, voice talent, speaker for a video, audio guide, voiceover
de Sprecher, Sprecherin, Synchronsprecher
fr comédien voix, voix off, narrateur
es locutor, locutora, locución, voz en off
pt locutor, locutora, locução, narrador
it doppiatore, doppiatrice, voce fuori campo, speaker
nl voice-over, stemacteur, inspreker
ja ナレーション, ナレーター, 声優
zh 配音, 配音演员, 旁白
ar تعليق صوتي, التعليق الصوتي, معلق صوتي
hi वॉइस ओवर, आवाज़ कलाकार

dialogue-dubbing
en dubbing artist, dubbing, dub a film
de Synchronisation
fr doublage
es doblaje, actor de doblaje
pt dublagem
it doppiaggio
nl nasynchronisatie

seo-strategy
en organic ranking, search engine, google does not find, seo specialist
de Suchmaschinenoptimierer, SEO-Berater
fr consultant SEO, référenceur
es consultor SEO, posicionamiento
pt consultor SEO, posicionamento no Google
it consulente SEO, posizionamento
nl SEO-specialist, vindbaarheid
ja SEOコンサルタント, SEO
zh SEO, 搜索优化
ar تحسين محركات البحث

technical-seo
en google does not index, google index, crawl budget, log file analysis, relaunch traffic drop, indexed pages, traffic dropped, index my pages, lcp=core web vitals, inp=core web vitals, cls=core web vitals
de technische Suchmaschinenoptimierung
fr référencement technique
es posicionamiento técnico
nl technische vindbaarheid

google-ads-management
en ppc, sem, paid search, adwords, ad spend, ppc specialist, paid advertising, google advertising
de Google-Anzeigen, Suchmaschinenwerbung, Google Ads
fr publicité Google, Google Ads, référencement payant
es publicidad en Google, anuncios de Google, campañas de pago
pt anúncios no Google, tráfego pago, gestor de tráfego
it pubblicità su Google, campagne pubblicitarie, annunci a pagamento
nl Google-advertenties, betaalde advertenties
ja 広告運用, リスティング広告
zh 谷歌广告, 竞价广告, 广告投放
ar إعلانات جوجل, إعلانات مدفوعة
hi गूगल विज्ञापन

meta-ads-management
en facebook advertising, instagram ads, meta account, facebook ads
de Facebook-Werbung, Instagram-Werbung
fr publicité Facebook
es anuncios de Facebook, publicidad en Facebook
pt anúncios no Facebook
it pubblicità su Facebook

web-analytics-setup
en attribution, marketing attribution, tracking setup
de Webanalyse
fr attribution marketing, analyse web
es atribución de marketing

operations-consulting
en process optimization, workflow optimization, process improvement, streamline, process consultant, business process, process map, operations expert
de Prozessoptimierung, Prozessberater, Geschäftsprozesse, Ablaufoptimierung
fr optimisation des processus, consultant en organisation
es optimización de procesos, mejora de procesos
pt otimização de processos, melhoria de processos
it ottimizzazione dei processi, processi aziendali
nl procesoptimalisatie, procesverbetering
ja 業務改善, 業務効率化
zh 流程优化, 运营咨询
ar تحسين العمليات
hi प्रक्रिया सुधार

lean-six-sigma
en lean manufacturing, lean consultant, kaizen
de Lean Management
fr lean management

fundraising-advisory
en investor presentation, pitch deck, seed round, vc slides, slides for vcs, investor memo, data room, tam sam som, investor deck
de Investorenpräsentation, Pitch-Deck, Investoren
fr présentation investisseurs, levée de fonds, présentation pour investisseurs
es presentación para inversores, ronda de inversión
pt apresentação para investidores, captação de investimento
it presentazione per investitori, raccolta fondi
nl investeerderspresentatie, pitchdeck
ja 資金調達, ピッチ資料, 投資家
zh 融资, 路演, 商业计划书路演
ar عرض للمستثمرين, جمع تمويل
hi निवेशक प्रस्तुति

presentation-design
en slides, slide deck, powerpoint, keynote slides, deck
de Präsentation, Folien
fr présentation, diapositives
es presentación, diapositivas
pt apresentação, slides
it presentazione, diapositive
nl presentatie
ja プレゼン資料, スライド
zh 幻灯片, PPT
ar عرض تقديمي
hi प्रस्तुति, स्लाइड

pricing-strategy
en pricing, price increase, willingness to pay, how much should we charge, what to charge, subscription tiers, price model, pricing consultant
de Preisstrategie, Preisgestaltung, Preiserhöhung
fr stratégie tarifaire, politique de prix, tarification
es estrategia de precios, fijación de precios
pt estratégia de preços, precificação
it strategia di prezzo, politica dei prezzi
nl prijsstrategie, prijsbepaling
ja 価格戦略, 値付け
zh 定价, 定价策略
ar استراتيجية التسعير, تسعير
hi मूल्य निर्धारण

data-engineering
en etl, elt, dbt, data engineer, data pipeline, snowflake, airflow, bigquery, database engineer
de Dateningenieur, Datenpipeline, Datenbankentwickler
fr ingénieur de données, pipeline de données, ingénierie des données
es ingeniero de datos, tubería de datos, ingeniería de datos
pt engenheiro de dados, engenharia de dados
it ingegnere dei dati, ingegneria dei dati
nl data engineer, datapijplijn
ja データエンジニア, データパイプライン
zh 数据工程师, 数据管道
ar مهندس بيانات, هندسة البيانات
hi डेटा इंजीनियर

data-warehousing
en data warehouse, warehouse cost, warehouse bill, snowflake bill, analytics database
de Data-Warehouse, Datenlager
fr entrepôt de données
es almacén de datos
pt armazém de dados
it data warehouse

data-cleaning
en clean up a spreadsheet, messy spreadsheet, messy excel, tidy spreadsheet, clean data, excel cleanup
de Datenbereinigung, Excel aufräumen
fr nettoyage de données
es limpieza de datos
pt limpeza de dados
it pulizia dei dati
nl data opschonen
ja データクレンジング, データ整理
zh 数据清洗
ar تنظيف البيانات

data-visualization
en dataviz, charts, chart maker, map maker, infographic of data, graphs
de Datenvisualisierung, Diagramme
fr visualisation de données, graphiques
es visualización de datos, gráficos
pt visualização de dados, gráficos
it visualizzazione dei dati, grafici
nl datavisualisatie, grafieken
ja データ可視化, 可視化
zh 数据可视化, 图表
ar تصور البيانات, رسوم بيانية
hi डेटा विज़ुअलाइज़ेशन

geospatial-analysis
en cartographer, map making
de Karten erstellen, Kartografie
fr cartographe, cartographie
es cartógrafo, cartografía

ai-evaluation
en evals, llm eval, evaluate our chatbot, hallucinations, red team, rag benchmark, model evaluation, chatbot testing, test our assistant, evaluate a language model, benchmark a model
de KI-Evaluierung, Sprachmodell bewerten
fr évaluation de modèles, évaluation de modèles de langage
es evaluación de modelos, evaluar modelo de lenguaje
pt avaliação de modelos, avaliação de modelos de linguagem
it valutazione di modelli, valutazione di modelli linguistici
nl taalmodel evalueren
ja LLM評価, モデル評価
zh 大模型评测, 模型评估
ar تقييم نماذج اللغة

ai-agent-development
en mcp, mcp server, model context protocol, tool server, agent integration, connect an assistant, assistant to internal tools, agent developer, llm tools
de KI-Agenten, Agentenentwickler
fr agents IA, intégration d'agents, développeur d'agents
es agentes de IA, integración de agentes
pt agentes de IA
it agenti IA, integrazione di agenti
nl AI-agenten
ja AIエージェント, エージェント開発
zh 智能体, AI代理开发
ar وكلاء الذكاء الاصطناعي
hi एआई एजेंट

product-photography
en packshot, packshots, product photos, product pictures, catalogue photos, catalogue images, still life photographer, photograph my products, product photographer
de Produktfotografie, Produktfotograf, Produktfotos
fr photographe produit, photo de produit, photographe packshot
es fotógrafo de producto, fotos de producto
pt fotógrafo de produto, fotos de produtos
it fotografo di prodotto, foto di prodotti
nl productfotograaf, productfoto's
ja 商品撮影, 商品写真, 物撮り
zh 产品摄影, 商品拍摄, 产品拍照
ar تصوير المنتجات, مصور منتجات
hi उत्पाद फोटोग्राफी, प्रोडक्ट फोटो

headshot-photography
en headshot, linkedin picture, linkedin photo, profile picture, staff photos, team photos, photos of our staff, business portrait
de Bewerbungsfoto, Mitarbeiterfotos, Businessporträt
fr portrait professionnel, photo de profil
es foto de perfil, retrato corporativo, fotos de equipo
pt foto de perfil, retrato corporativo
it foto profilo, ritratto aziendale
nl profielfoto, zakelijk portret
ja プロフィール写真, 宣材写真
zh 职业照, 证件照, 形象照
ar صور شخصية
hi प्रोफ़ाइल फोटो

photo-retouching
en retoucher, photo editor, retouch, background replacement, remove background
de Bildretusche, Fotoretusche, Porträtretusche
fr retouche photo, retouche de portrait
es retoque fotográfico, retoque de retratos, retocador
pt retoque de fotos, retoque de retratos
it fotoritocco, ritocco
nl fotoretouche
ja レタッチ, 写真加工
zh 修图, 照片精修
ar تعديل الصور, تنقيح الصور
hi फोटो रीटचिंग

scientific-medical-illustration
en botanical drawing, plant drawings, mushroom drawings, herb illustration, field guide illustration, botanical artist
de botanische Illustration, Pflanzenzeichnung
fr illustration botanique, dessin de plantes
es ilustración botánica, dibujo de plantas
pt ilustração botânica
it illustrazione botanica
nl botanische illustratie
ja 植物画, ボタニカルアート
zh 植物插画, 科学插图
ar رسم نباتي

painting-fine-art
en watercolor, watercolour, aquarelle, ink drawing
de Aquarell
fr aquarelle
es acuarela
pt aquarela
it acquerello
nl aquarel
ja 水彩, 水彩画
zh 水彩
ar ألوان مائية

digital-illustration
en drawing, illustrator for a book
de Zeichner
fr dessinateur
es dibujante
pt desenhista
it disegnatore
nl tekenaar

english-language-teaching
en english teacher, english tutor, esl, esl teacher, english coach, english conversation, pronunciation, accent training, speaking practice, business english, english lessons, english meetings
de Englischlehrer, Englischkurs, Business-Englisch, Englisch-Coach
fr professeur d'anglais, cours d'anglais, anglais des affaires, anglais professionnel
es profesor de inglés, clases de inglés, inglés de negocios
pt professor de inglês, aulas de inglês, inglês para negócios
it insegnante di inglese, lezioni di inglese, inglese commerciale
nl lerares Engels, Engelse les, zakelijk Engels
ja 英会話, ビジネス英語, 英語講師
zh 商务英语, 英语老师, 英语口语
ar مدرس إنجليزي, دروس إنجليزية, إنجليزية الأعمال
hi अंग्रेजी शिक्षक, बिजनेस अंग्रेजी, अंग्रेज़ी सीखना, व्यावसायिक अंग्रेजी

public-speaking-coaching
en speech coach, presentation coach, public speaking
de Redecoach, Präsentationstraining
fr prise de parole
es oratoria

interview-coaching
en mock interview, job interview, interview practice, interview training, interview preparation
de Bewerbungstraining, Vorstellungsgespräch, Bewerbungsgespräch
fr entretien d'embauche, préparation entretien
es entrevista de trabajo, preparación de entrevistas
pt entrevista de emprego, preparação para entrevista
it colloquio di lavoro, preparazione al colloquio
nl sollicitatiegesprek, sollicitatietraining
ja 面接対策, 面接練習
zh 面试辅导, 模拟面试
ar مقابلة عمل, تدريب على المقابلات
hi इंटरव्यू की तैयारी, साक्षात्कार

resume-cv-writing
en cv, cv check, resume review, resume editor, cv editor, curriculum vitae
de Lebenslauf
fr curriculum vitae, rédaction de cv
es currículum, hoja de vida
pt currículo
it curriculum
nl cv schrijven
ja 履歴書, 職務経歴書
zh 简历
ar سيرة ذاتية
hi बायोडाटा, रिज़्यूमे

math-tutoring
en math teacher, maths teacher, numeracy, maths for adults, dosage calculations, math lessons, algebra
de Mathelehrer, Mathematik-Nachhilfe, Mathe
fr professeur de maths, cours de maths, mathématiques
es profesor de matemáticas, clases de matemáticas
pt professor de matemática, aulas de matemática
it insegnante di matematica, lezioni di matematica
nl wiskundeleraar, wiskunde bijles, rekenen
ja 数学, 数学家庭教師
zh 数学辅导, 数学老师
ar مدرس رياضيات, دروس رياضيات
hi गणित शिक्षक, गणित

contract-drafting
en draft a contract, freelance agreement, services contract, nda, commercial lawyer, data processing agreement, dpa=data processing agreement
de Vertrag, Vertrag erstellen, Vertragsrecht, Freelancervertrag=freelance agreement, Vertrag für freie Mitarbeit=freelance agreement, Werkvertrag
fr avocat contrats, rédaction de contrat, contrat, contrat freelance=freelance agreement, contrat de prestation=services contract
es contrato, redacción de contratos, contrato freelance=freelance agreement, contrato de autónomo=freelance agreement, contrato de servicios=services contract
pt contrato, elaboração de contrato, contrato freelance=freelance agreement, contrato de prestação de serviços=services contract
it contratto, redazione di contratti, contratto di lavoro autonomo=freelance agreement, contratto freelance=freelance agreement, contratto di collaborazione=freelance agreement
nl contract opstellen, freelance overeenkomst=freelance agreement, overeenkomst van opdracht=services contract
ja 契約書, 契約書作成
zh 合同, 合同起草
ar عقد, صياغة العقود
hi अनुबंध

contract-review
en check a contract, red flags, contract check, review of a contract, nda review
de Vertrag prüfen, Vertragsprüfung
fr relecture de contrat, vérifier un contrat
es revisión de contrato, revisar contrato
pt revisão de contrato, revisar contrato
it revisione del contratto
nl contract nakijken, contractcontrole
ja 契約書レビュー, 契約書チェック
zh 合同审查
ar مراجعة العقود
hi अनुबंध समीक्षा

bookkeeping
en bookkeeper, accountant, cpa, monthly books, reconcile accounts
de Buchhalter, Buchhalterin, Buchhaltung
fr comptable, comptabilité, tenue de livres
es contable, contador, contabilidad
pt contabilista, contador, contabilidade
it contabile, contabilità, ragioniere
nl boekhouder, boekhouding
ja 記帳, 記帳代行, 経理, 簿記
zh 记账, 代理记账, 会计
ar محاسب, مسك الدفاتر, محاسبة
hi मुनीम, बहीखाता, लेखाकार

accounting
en cpa, accountant, chartered accountant
de Steuerberater, Buchhalter
fr expert-comptable, comptable
es contador público, contable
pt contador
it commercialista
nl accountant
ja 会計士, 税理士
zh 会计师
ar محاسب قانوني
hi चार्टर्ड अकाउंटेंट

payroll-services
en payroll, wages, salary slips
de Lohnabrechnung
fr paie
es nóminas
pt folha de pagamento
it buste paga
nl salarisadministratie

financial-modeling
en financial model, financial projections, cash runway, unit economics, ~forecast, forecast for the board, three scenarios
de Finanzmodell, Finanzplan
fr modèle financier, prévisions financières
es modelo financiero, proyecciones financieras
pt modelo financeiro, projeções financeiras
it modello finanziario, proiezioni finanziarie
nl financieel model
ja 財務モデル, 資金繰り
zh 财务模型, 财务预测
ar نموذج مالي
hi वित्तीय मॉडल

event-planning
en event organizer, event organiser, party organizer, conference organizer, event manager, small conference, organize a dinner
de Veranstaltungsplanung, Eventplaner, Veranstaltung organisieren
fr organisateur d'événements, organisation d'événements, événementiel
es organizador de eventos, organización de eventos
pt organizador de eventos, organização de eventos
it organizzatore di eventi, organizzazione eventi
nl evenementenplanner, evenement organiseren
ja イベント企画, イベントプランナー
zh 活动策划
ar تنظيم فعاليات, منظم حفلات
hi कार्यक्रम आयोजन, इवेंट प्लानर

party-planning
en party planner, organize a party
de Feier planen
fr organiser une fête

travel-planning
en travel planner, trip planner, itinerary, interrail, train journey, hiking holiday, holiday planner, travel agent, wheelchair travel, trip by train
de Reiseplanung, Reiseplaner, Zugreise
fr planificateur de voyage, voyage en train, itinéraire de voyage
es planificador de viajes, viaje en tren, itinerario
pt planejador de viagens, roteiro de viagem
it pianificazione viaggi, viaggio in treno, itinerario
nl reisplanner, treinreis
ja 旅行計画, 旅程, 鉄道旅行
zh 旅行规划, 行程规划
ar تخطيط السفر, رحلة بالقطار
hi यात्रा योजना

interior-design
en interior designer, interior architect, room makeover, furniture layout, decorate a room, small flat, studio flat, home office layout, floor plan with furniture
de Innenarchitekt, Innenarchitektin, Raumplanung, Einrichtung, Wohnung einrichten
fr architecte d'intérieur, décorateur d'intérieur, aménagement
es interiorista, decorador de interiores, diseño de interiores
pt decorador de interiores, design de interiores
it arredatore, architetto d'interni, arredamento
nl interieurontwerper, binnenhuisarchitect
ja インテリア, インテリアデザイン, 部屋の模様替え
zh 室内设计, 室内设计师, 软装
ar مصمم داخلي, ديكور
hi इंटीरियर डिजाइनर, आंतरिक सज्जा

contract-drafting contract-review startup-legal privacy-data-protection employment-law trademark-services copyright-licensing dispute-resolution family-law-estate-planning
en lawyer, attorney, solicitor, legal counsel, legal, law, legal advice, ~legal help
de Rechtsanwalt, Anwalt, Anwältin, Rechtsanwältin, Jurist, Juristin, Rechtsberatung
fr avocat, avocate, juriste, conseil juridique
es abogado, abogada, asesoría legal, asesoría jurídica
pt advogado, advogada, assessoria jurídica
it avvocato, avvocata, consulenza legale
nl advocaat, jurist, juridisch advies
ja 弁護士, 法律, 法務
zh 律师, 律師, 法律, 法律咨询
ar محامي, محامية, قانون, استشارات قانونية
hi वकील, कानूनी, कानूनी सलाह

document-translation software-game-localization
en translator, translation
de Übersetzer, Übersetzerin, Übersetzung
fr traducteur, traductrice, traduction, traduire
es traductor, traductora, traducción, traducir
pt tradutor, tradutora, tradução, traduzir
it traduttore, traduttrice, traduzione, tradurre
nl vertaler, vertaling, vertalen
ja 翻訳, 翻訳者
zh 翻译, 翻譯, 译者
ar مترجم, ترجمة
hi अनुवाद, अनुवादक

digital-illustration scientific-medical-illustration childrens-book-illustration character-design
en illustrator, illustration
de Illustrator, Illustratorin, Illustration
fr illustrateur, illustratrice, illustration
es ilustrador, ilustradora, ilustración
pt ilustrador, ilustradora, ilustração
it illustratore, illustratrice, illustrazione
nl illustrator, illustratie
ja イラスト, イラストレーター
zh 插画, 插画师
ar رسام
hi चित्रकार, चित्रण

proofreading-copy-editing video-editing developmental-editing
en editor
`;
